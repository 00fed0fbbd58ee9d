import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

import { Hono } from 'hono'

/** The icons at the site's root, where browsers look for them. */
const iconTypes = {
  'favicon.svg': 'image/svg+xml; charset=utf-8',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
} as const satisfies Record<string, string>

/** How long drawing may take, ms. */
const TIMEOUT_MS = 20_000

/** How long a failure is cached, ms. */
const PAUSE_MS = 60_000

/** Serves the icons of a brand, drawn at the first request. Browsers show the icons of a new brand within a day. */
export function iconsApp(brand: string, draw = drawApart): Hono {
  const app = new Hono()
  const icons = cached(() => draw(brand))
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

/** Draws the icons in a child process, which frees its memory when it ends. */
async function drawApart(brand: string): Promise<unknown> {
  const entry = createRequire(import.meta.url).resolve('#media/icons/icons-process.ts')
  const child = fork(entry, [brand], {
    execArgv: [],
    env: {}, // without the site's secrets
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  })
  child.on('error', () => {}) // `once` below handles an error before the answer; a later one does not matter
  const answer = once(child, 'message').then(([icons]: unknown[]) => icons)
  const end = once(child, 'close').then(() => Promise.reject(new Error('no icons were drawn')))
  return Promise.race([answer, end])
}

function iconOf(icons: unknown, name: string): Uint8Array<ArrayBuffer> {
  const bytes: unknown = icons instanceof Map ? icons.get(name) : undefined
  if (bytes instanceof Uint8Array) return new Uint8Array(bytes)
  throw new Error(`${name} was not drawn`)
}

/** Caches the result of `make`. A failure is cached for a pause; after that, the next call tries again. */
function cached<T>(make: () => Promise<T>): () => Promise<T> {
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
