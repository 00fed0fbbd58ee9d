import type { CopyFormat } from './copy-format.ts'

/**
 * The service worker of visitors who have saved a list for use offline (docs/architecture.md: Offline). It only steps in if the
 * network does not answer: then it answers with what the page has saved. Imports nothing, as it is one file for every browser.
 */

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type RequestEvent = WorkerEvent & {
  request: Request
  /** The page that sends the request; empty if the request opens a page. */
  clientId: string
  respondWith: (answer: Promise<Response>) => void
}
type Client = { postMessage: (message: unknown) => void }

/** What this script uses of the worker's global scope, which the types of pages lack. */
declare const self: {
  addEventListener: ((kind: 'fetch', listener: (event: RequestEvent) => void) => void) &
    ((kind: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Client | undefined> }
  location: Location
}

/** A network that has not begun to answer by then counts as none, if there is a saved answer. */
const SILENCE_MS = 10_000

const copyFormat: CopyFormat = {
  width: 1280,
  redirect: '/offline-start',
  savedAt: 'X-Saved-At',
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const isOurs = url.origin === self.location.origin && request.method === 'GET'
  if (isOurs && !request.headers.has('Range')) event.respondWith(answer(event, url))
})

async function answer(event: RequestEvent, url: URL): Promise<Response> {
  const { request } = event
  const isAsset = url.pathname.startsWith('/assets/') // its address changes with its content
  if (isAsset) return (await saved(url.pathname)) ?? fetch(request)
  const network = fetch(request).catch(() => null)
  const copy = await (isPicture(url) ? savedPicture(url) : savedPage(url))
  if (copy === undefined) {
    const start = request.mode === 'navigate' ? savedStart(url) : undefined
    return (await network) ?? (await start) ?? Response.error()
  }
  const fresh = await Promise.race([network, silence()])
  if (request.signal.aborted) return Response.error()
  await tellPage(event, url, fresh === null ? savedAt(copy) : null)
  return fresh ?? copy
}

function saved(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true })
}

/** The redirect to a saved list, in the language of the address if there is one. */
async function savedStart({ pathname }: URL): Promise<Response | undefined> {
  const starts = await copiesOf(copyFormat.redirect, false)
  const language = languageOf(pathname)
  const isInLanguage = ({ headers }: Response) =>
    languageOf(headers.get('Location') ?? '') === language
  return starts.find(isInLanguage) ?? starts[0]
}

/** The prefix of an address that names its language; empty for Portuguese. */
function languageOf(path: string): string {
  return /^\/(?:en|es)(?=\/|$)/.exec(path)?.[0] ?? ''
}

function isPicture({ pathname }: URL): boolean {
  return pathname.startsWith('/pictures/')
}

/** Pages made at different times know a picture with and without its version. */
function savedPicture({ pathname }: URL): Promise<Response | undefined> {
  const address = pathname.replace(/^\/pictures\/\d+/, `/pictures/${copyFormat.width}`)
  return caches.match(address, { ignoreVary: true, ignoreSearch: true })
}

/** The newest copy of a page or its data: a talent may be in several saved lists. */
async function savedPage({ pathname, search }: URL): Promise<Response | undefined> {
  const query = new URLSearchParams(search)
  query.delete('_routes') // the saved data has those of all routes
  const text = query.toString() // Chrome 111 and Safari 16.4 do not know its size
  const address = text === '' ? pathname : `${pathname}?${decodeURIComponent(text)}`
  const exact = await newest(address, false)
  // the visitor's own talents, if the list has changed since it was saved
  return exact ?? (query.has('mine') ? newest(pathname, true) : undefined)
}

async function newest(address: string, ignoreSearch: boolean): Promise<Response | undefined> {
  const copies = await copiesOf(address, ignoreSearch)
  return copies.toSorted((one, other) => (savedAt(one) < savedAt(other) ? 1 : -1))[0]
}

/** The copy of each saved list that has one. */
async function copiesOf(address: string, ignoreSearch: boolean): Promise<Response[]> {
  const lists = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const options = { ignoreVary: true, ignoreSearch }
  const found = await Promise.all(lists.map((list) => list.match(address, options)))
  return found.filter((each) => each !== undefined)
}

function savedAt({ headers }: Response): string {
  return headers.get(copyFormat.savedAt) ?? ''
}

function silence(): Promise<null> {
  return new Promise((resolve) => void setTimeout(resolve, SILENCE_MS, null))
}

/** Tells a page of what date its data are; null: fresh. A saved page says so itself. */
async function tellPage({ clientId }: RequestEvent, { pathname }: URL, date: string | null) {
  if (!pathname.endsWith('.data')) return
  const client = await self.clients.get(clientId)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client is no window
  client?.postMessage({ path: pathname.replace(/\.data$/, ''), savedAt: date })
}
