import { Hono } from 'hono'

import { PROOF_PATH } from '#site/page/intake.ts'

/** Challenges for browsers, whose solution a form brings along in a burst. */
export function proofsApp(challenge: () => Promise<object>): Hono {
  const app = new Hono()
  app.get(PROOF_PATH, async () =>
    Response.json(await challenge(), { headers: { 'cache-control': 'no-store' } }),
  )
  return app
}
