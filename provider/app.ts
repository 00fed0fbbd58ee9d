import { Hono } from 'hono'
import { routePath } from 'hono/route'

import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'

import type { EntryLimits } from './applications/read-payload.ts'
import { serveEntries } from './applications/routes.ts'
import { createEntryReceiver } from './applications/receive-entry.ts'
import { serveContent } from './content/routes.ts'
import { type DownloadsOptions, serveDownloads } from './downloads/downloads.ts'
import { type FeedOptions, serveFeed } from './feed/routes.ts'
import { serveMedia } from './media/routes.ts'
import { notFound, Refused, refusalResponse } from './service/refused.ts'
import { openDocuments, openService } from './service/service.ts'
import { type Credentials, serveSignIns, type SignInGuard } from './sign-in/routes.ts'
import { createTokens } from './sign-in/tokens.ts'
import { rowsOf } from './service/tables.ts'
import type { BoardCategories } from './talents/categories.ts'
import { serveTalents } from './talents/routes.ts'

type ProviderOptions = {
  database: Database
  media: MediaStore
  boards: BoardCategories
  credentials: Credentials
  /** For a provider that clients other than its own site can reach. */
  signInGuard?: SignInGuard | null
  /** How to scale pictures for print, and where to store them. */
  print: Pick<DownloadsOptions, 'folder' | 'scale' | 'limits'>
  /** Called when an entry waits to be announced; null if entries are not announced. */
  onEntry: (() => void) | null
  entryLimits?: EntryLimits
  feed?: FeedOptions
  /** Receives internal errors; the caller only gets a 500. */
  report: (failure: ProviderFailure) => void
  now?: () => number
}

/** `route` is the route's pattern, never a requested address. */
export type ProviderFailure = { route: string; error: unknown }

/**
 * Both services of the contract in one app, for the agency in the database, which must be migrated before. Media under
 * `/storage/` need no sign-in.
 */
export function createProvider(options: ProviderOptions): Hono {
  const { database, media, credentials, print, onEntry, report, now = Date.now } = options
  const app = new Hono()
  const tokens = createTokens(now)
  const rows = rowsOf(database)
  const ofPanel = (token: string) => tokens.accepts('panel', token)
  const ofIntegration = (token: string) => tokens.accepts('integration', token)

  app.notFound(() => refusalResponse(notFound()))
  app.onError((error, context) => {
    if (error instanceof Refused) return refusalResponse(error)
    report({ route: routePath(context), error })
    return refusalResponse(new Refused(500, 'Something went wrong.'))
  })

  serveSignIns(openService(app, null), { tokens, credentials, guard: options.signInGuard ?? null })
  serveTalents(openService(app, ofIntegration), rows, options.boards)
  serveContent(openService(app, ofPanel), rows, now)
  serveEntries(
    app,
    ofPanel,
    createEntryReceiver({ rows, media, now: options.now ?? database.now, onReceived: onEntry }),
    options.entryLimits,
  )
  serveDownloads(openDocuments(app, ofPanel), {
    rows,
    media,
    ...print,
    report: (error) => report({ route: 'tidying of scaled pictures', error }),
  })
  serveFeed(app, rows, options.feed)
  serveMedia(app, media)
  return app
}
