import { join } from 'node:path'

import type { Outbox } from '#outbox/outbox.ts'
import { formKeyIn, type Intake } from '#site/page/intake.ts'

import { countOnlyReceived, createSpamFilter } from './spam-filter.ts'
import { createFormKeys, readSharedSecret } from './form-keys.ts'
import type { IntakeLimits } from './intake-limits.ts'
import { createNetworkRateLimiter, type RateLimiter } from './rate-limiter.ts'
import { createPhotoMaker } from '#media/photos/photo-maker.ts'
import { createProofs, type Proofs } from './proofs.ts'
import { createApplicationReader } from './read-application-form.ts'
import { readMessageForm } from './read-message-form.ts'
import { openUploadFolder } from './upload-folder.ts'
import { visitorNetwork } from './visitor-network.ts'

/** An intake, with the functions that only its process needs. */
export type RunningIntake = Intake & { challenge: Proofs['challenge']; close(): Promise<void> }

type IntakeOptions = {
  dataDir: string
  outbox: Outbox
  rateLimiter: RateLimiter
  limits: IntakeLimits
  report: (error: unknown) => void
  now?: () => number
}

/** Opens the intake, which receives visitors' forms. Its secret and its uploads are in the data folder. */
export async function openIntake(options: IntakeOptions): Promise<RunningIntake> {
  const { dataDir, outbox, rateLimiter, limits, report, now = Date.now } = options
  const secret = await readSharedSecret(dataDir, 'form-key.secret')
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
    mayPass: createSpamFilter({
      proofs,
      networks,
      rateLimiter,
      limits,
      now,
    }),
    outbox: countOnlyReceived(outbox, networks),
    challenge: proofs.challenge,
    async close() {
      photos.close()
      await uploads.close()
    },
  }
}
