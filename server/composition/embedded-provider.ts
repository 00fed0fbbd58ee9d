import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import type { AgencyIdentity } from '#agency/identity.ts'
import { findStoreId } from '#outbox/store-id.ts'
import { createProvider, type ProviderFailure } from '#provider/app.ts'
import { type Announcer, createAnnouncer } from '#provider/applications/announcer.ts'
import { startUpkeep } from '#provider/applications/upkeep.ts'
import type { FeedOptions } from '#provider/feed/routes.ts'
import { migrateProvider } from '#provider/migrations.ts'
import type { Credentials, SignInGuard } from '#provider/sign-in/routes.ts'
import { openDatabase } from '#storage/database.ts'
import { codeOf, StorageError } from '#storage/storage-error.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import type { Settings } from '../environment/env.ts'
import { ConfigurationError } from '../environment/exit.ts'
import { prepareAgency } from './first-agency.ts'
import type { Log } from '#delivery/log/log.ts'
import { createLogThrottle } from '#delivery/log/log-throttle.ts'
import { createEncoder, type Encoder } from '#media/pictures/encoder.ts'
import { pictureLimits } from '#media/pictures/picture-limits.ts'
import { reportEncoder, reportExpiry } from '../reports/report-events.ts'
import type { VariableName } from '../environment/variables.ts'

/** The embedded provider's database, media store and print folder. */
export type ProviderStorage = Awaited<ReturnType<typeof openProviderStorage>>

type StorageSettings = Pick<Settings, 'databaseUrl' | 'mediaStorage' | 's3Keys' | 'dataDir'>

/**
 * Opens the database and the media store.
 *
 * @throws ConfigurationError naming the variable whose storage cannot be used.
 */
export async function openRows(settings: StorageSettings) {
  const { mediaStorage, s3Keys } = settings
  const media = await namingSetting('MEDIA_STORAGE', openMediaStore(mediaStorage, s3Keys))
  const database = await namingSetting('DATABASE_URL', openDatabase(settings.databaseUrl))
  const close = () => database.close()
  return { database, media, close, [Symbol.asyncDispose]: close }
}

/** Like {@link openRows}, with migrated tables. */
export async function openProviderStorage(settings: StorageSettings) {
  const rows = await openRows(settings)
  await namingSetting('DATABASE_URL', migrateProvider(rows.database))
  return rows
}

/** Turns a `StorageError` into an error that names the setting. */
export async function namingSetting<T>(
  setting: VariableName | '<from>' | '<to>',
  opening: Promise<T>,
): Promise<T> {
  try {
    return await opening
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new ConfigurationError(`${setting}: ${error.message}`, { cause: error })
  }
}

/** Opens the processes for pictures and documents. */
export function openEncoder(log: Log): Encoder {
  return createEncoder(pictureLimits, reportEncoder(log))
}

type Answer = (request: Request) => Response | Promise<Response>

export type EmbeddedProvider = Awaited<ReturnType<typeof createEmbeddedProvider>>

type EmbeddedOptions = {
  storage: ProviderStorage
  /** Makes the pictures of documents; closed by its owner. */
  encoder: Encoder
  credentials: Credentials
  /** Null if only the site in this process signs in. */
  signInGuard: SignInGuard | null
  identity: AgencyIdentity
  settings: Settings
  /** True for the one of several processes that tells the operator about a missing agency. */
  isFirst: boolean
  feed: FeedOptions
  log: Log
  /** Called at each failure, mostly of the database or the media store. */
  onFailure?: (() => void) | undefined
}

/**
 * Starts both services in this process, on the storage; `close` also closes the storage. If there is no agency yet, imports the
 * demo's or logs a warning.
 */
export async function createEmbeddedProvider(options: EmbeddedOptions) {
  const { storage, encoder, credentials, signInGuard, identity, feed, log, onFailure } = options
  await prepareAgency(options)
  const announcer = await announcerOf(options)
  const provider = createProvider({
    ...storage,
    boards: identity.boards,
    print: { folder: join(options.settings.dataDir, 'print'), scale: (job) => encoder.print(job) },
    credentials,
    signInGuard,
    feed,
    onEntry: announcer?.wake ?? null,
    report: reportFailures(log, onFailure),
  })
  announcer?.wake() // for entries received just before the last shutdown
  const endUpkeep = startUpkeep({
    ...storage,
    retentionDays: identity.retentionDays,
    store: await findStoreId(storage.media),
    report: (error) => log.error({ err: error }, 'entries could not be cleaned up'),
    onExpiry: reportExpiry(log),
  })
  const guard = createInFlightGuard(provider.fetch)
  const close = async () => {
    await Promise.all([guard.close(), endUpkeep(), announcer?.close()])
    await storage.close()
  }
  return { fetch: guard.fetch, close }
}

/** Logs failures of the provider: one line a minute for each cause, as every call fails while the database is away. */
function reportFailures(log: Log, onFailure = () => {}): (failure: ProviderFailure) => void {
  const throttled = createLogThrottle()
  return ({ route, error }) => {
    onFailure()
    throttled(codeOf(error) ?? route, () =>
      log.error({ err: error, route }, 'the embedded provider failed'),
    )
  }
}

/** Null if no mail server is configured. */
async function announcerOf(options: EmbeddedOptions): Promise<Announcer | null> {
  const { storage, identity, log } = options
  const { mail } = options.settings
  if (mail === null) return null
  const { createMailer, mailFailure } = await import('../mail/mailer.ts') // loaded only if needed: most sites have no mail server
  const [language] = identity.menuLanguages
  return createAnnouncer({
    database: storage.database,
    send: createMailer({ ...mail, brand: identity.brand, language: language ?? 'pt' }),
    report: ({ error, waitMs }) =>
      log.warn({ reason: mailFailure(error), waitMs }, 'an entry could not be announced'),
  })
}

/** Random credentials that are known only in this process. */
export function ownCredentials(): Credentials {
  return {
    panel: { salt: randomSecret(), apiToken: randomSecret() },
    integration: { salt: randomSecret(), apiKey: randomSecret() },
  }
}

function randomSecret(): string {
  return randomBytes(32).toString('hex')
}

/** Lets calls in flight finish before the handler's resources are closed: the site also calls in the background. */
export function createInFlightGuard(answer: Answer) {
  const inFlight = new Set<Promise<Response>>()
  let isClosed = false
  return {
    fetch: async (request: Request): Promise<Response> => {
      if (isClosed) return new Response(null, { status: 503 })
      const answering = (async () => answer(request))()
      inFlight.add(answering)
      try {
        return await answering
      } finally {
        inFlight.delete(answering)
      }
    },
    /** Resolves once no call is in flight; later calls get a 503. */
    async close(): Promise<void> {
      isClosed = true
      await Promise.allSettled(inFlight)
    },
  }
}
