import { join } from 'node:path'

import type { Outbox, OwnApplications } from '#outbox/outbox.ts'
import type { Database } from '#storage/database.ts'
import { formKeyIn, type Intake } from '#site/page/intake.ts'

import { countOnlyReceived, createSpamFilter } from './spam-filter.ts'
import { createFormKeys } from './form-keys.ts'
import type { IntakeLimits } from './intake-limits.ts'
import { migrateIntake } from './migrations.ts'
import { createLookLimiter, createNetworkRateLimiter, type RateLimiter } from './rate-limiter.ts'
import { createPhotoMaker } from '#media/photos/photo-maker.ts'
import { createPostgresRateLimiter } from './postgres-rate-limiter.ts'
import { createProofs, type Proofs } from './proofs.ts'
import { createApplicationReader } from './read-application-form.ts'
import { readSecretFile, readSharedSecret } from './secrets.ts'
import { createSharedRateLimiter } from './shared-rate-limiter.ts'
import { openUploadFolder } from './upload-folder.ts'
import { visitorNetwork } from './visitor-network.ts'
import { readMessageForm } from './read-body.ts'

/** An intake, with the functions that only its process needs. */
export type RunningIntake = Intake & { challenge: Proofs['challenge']; close(): Promise<void> }

type IntakeOptions = {
  dataDir: string
  outbox: Outbox & { ownApplications: OwnApplications }
  database: Database
  /** Counts for all processes of this machine. With PostgreSQL, the database counts for all machines, and this one while it is away. */
  rateLimiter: RateLimiter
  limits: IntakeLimits
  /** Receives the error of a form that could not be read. */
  report: (error: unknown) => void
  /** Receives the error if the database did not count a form. */
  reportUncounted: (error: unknown) => void
  now?: () => number
}

/**
 * Opens the intake, which receives visitors' forms. Its uploads are in the data folder; its secret, too, unless several machines
 * share a PostgreSQL.
 */
export async function openIntake(options: IntakeOptions): Promise<RunningIntake> {
  const { dataDir, outbox, limits, report, now = Date.now } = options
  const { secret, rateLimiter, close } = await openState(options)
  const uploads = await openUploadFolder(join(dataDir, 'uploads'), limits)
  const networks = createNetworkRateLimiter(rateLimiter)
  const keys = createFormKeys({ secret, maxAgeMs: limits.formKeyMs, now })
  const proofs = createProofs({ secret, rateLimiter, limits, now })
  const photos = createPhotoMaker(limits)
  const read = createApplicationReader({
    uploads,
    photos,
    isOurForm: (fields) => keys.readKey(formKeyIn(fields)) !== null,
    limits,
    report,
  })
  /** Call once per body: each call counts one. */
  const isFlood = async () => {
    const network = visitorNetwork()
    return network !== null && (await rateLimiter.count('body', network)).times > limits.triesAtMost
  }
  return {
    newFormKey: keys.newKey,
    readFormKey: keys.readKey,
    readApplicationForm: async (request) =>
      (await isFlood()) ? { status: 'unavailable', reason: 'busy' } : read(request),
    readMessageForm: async (request) =>
      (await isFlood())
        ? { status: 'unavailable', reason: 'busy' }
        : readMessageForm(request, limits),
    checkSpam: createSpamFilter({ proofs, networks, rateLimiter, limits, now }),
    outbox: countOnlyReceived(outbox, networks),
    ownApplications: outbox.ownApplications,
    pauseOfLook: createLookLimiter(rateLimiter, limits),
    challenge: proofs.challenge,
    async close() {
      await close()
      photos.close()
      await uploads.close()
    },
  }
}

const SECRET_FILE = 'form-key.secret'
const HOUR_MS = 3_600_000

/** The secret of form keys, and the limits: of this machine, or of all that share a PostgreSQL. */
async function openState(options: IntakeOptions) {
  const { dataDir, database, rateLimiter: own, limits, reportUncounted: report } = options
  if (database.dialect === 'sqlite') {
    const secret = await readSecretFile(dataDir, SECRET_FILE)
    return { secret, rateLimiter: own, close: async () => {} }
  }
  await migrateIntake(database)
  const file = { folder: dataDir, name: SECRET_FILE }
  const secret = await readSharedSecret(database, 'form keys', file)
  const shared = createPostgresRateLimiter(database, limits)
  let sweeping = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = shared.sweep().catch(report)
  }, HOUR_MS).unref()
  const close = async () => {
    clearInterval(timer)
    await sweeping
  }
  return { secret, rateLimiter: createSharedRateLimiter({ shared, own, report }), close }
}
