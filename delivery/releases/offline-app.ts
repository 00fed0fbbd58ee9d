import { Hono } from 'hono'

import {
  OFFLINE_FACTS_ADDRESS,
  type OfflineFacts,
  requestedIds,
} from '#site/offline/offline-facts.ts'
import type { RunningUpstream } from '#upstream/create-upstream.ts'

import { answerUnavailable } from '../http/refusals.ts'
import { assetsOf } from './publish-release.ts'
import { releaseIdOf } from './release-file.ts'
import type { StaticFiles } from '../static-files.ts'

type OfflineParts = {
  upstream: Pick<RunningUpstream, 'roster' | 'isUndecided'>
  /** The files of the build. */
  files: StaticFiles
}

/** Tells browsers that save talents for use offline what to save, and which talents have left. */
export function offlineApp({ upstream, files }: OfflineParts): Hono {
  const build = assetsOf(files)
  const release = releaseIdOf(build)
  const assets = [...build.keys()].map((name) => `/assets/${name}`)
  const app = new Hono()
  app.get(OFFLINE_FACTS_ADDRESS, async (c) => {
    const roster = await upstream.roster()
    if (roster.status === 'failed') return answerUnavailable(c)
    const listed = new Set(roster.value.map(({ id }) => id))
    const ids = requestedIds(c.req.query('ids') ?? '')
    const gone = ids.filter((id) => !listed.has(id) && !upstream.isUndecided(id))
    const facts: OfflineFacts = { release, assets, gone }
    return c.json(facts, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  })
  return app
}
