import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

import { Hono } from 'hono'

/** The icons of the site at its root, where browsers look for them. */
const iconTypes = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
} as const satisfies Record<string, string>

/** Longer than drawing takes, ms. */
const PATIENCE_MS = 20_000

/** After a failure, ms. */
const PAUSE_MS = 60_000

/** Serves the icons of a brand, drawn when one is first asked for. A new brand is seen within a day. */
export function iconsApp(brand: string, draw = drawApart): Hono {
  const app = new Hono()
  const icons = kept(() => draw(brand))
  for (const [name, type] of Object.entries(iconTypes)) {
    app.get(`/${name}`, async (c) => {
      const bytes = iconOf(await icons(), name)
      return c.body(bytes, 200, {
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
        'Cache-Control': 'public, max-age=86400',
      })
    })
  }
  return app
}

/** What a process of its own drew, which gives its memory back. */
async function drawApart(brand: string): Promise<unknown> {
  const entry = createRequire(import.meta.url).resolve('#media/icons/icons-process.ts')
  const child = fork(entry, [brand], {
    execArgv: [],
    env: {}, // none of our secrets
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  child.on('error', () => {}) // until its answer it is heard below; after that it is of no interest
  const answer = once(child, 'message').then(([icons]: unknown[]) => icons)
  const end = once(child, 'close').then(() => Promise.reject(new Error('no icons were drawn')))
  return Promise.race([answer, end])
}

function iconOf(icons: unknown, name: string): Uint8Array<ArrayBuffer> {
  const bytes: unknown = icons instanceof Map ? icons.get(name) : undefined
  if (bytes instanceof Uint8Array) return new Uint8Array(bytes)
  throw new Error(`${name} was not drawn`)
}

/** Makes it once; where that failed, anew for whoever asks after a pause, until when its failure is the answer. */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  const forget = () => {
    made = null
  }
  return () => {
    made ??= make().catch((error: unknown) => {
      setTimeout(forget, PAUSE_MS).unref()
      throw error
    })
    return made
  }
}
