import type { Intake } from '#site/page/intake.ts'

/** An intake that takes nothing: for a site whose forms nobody sends. */
export const closedIntake: Intake = {
  newFormKey: () => 'a-key',
  readFormKey: () => null,
  readApplicationForm: async () => ({ status: 'unavailable', reason: 'busy' }),
  readMessageForm: async () => ({ status: 'unavailable', reason: 'busy' }),
  checkSpam: async () => ({ stop: 'too-fast', retryAfterSeconds: 4 }),
  outbox: {
    submitApplication: async () => ({ status: 'failed', retryAfterSeconds: null }),
    submitMessage: async () => ({ status: 'failed', retryAfterSeconds: null }),
  },
  ownApplications: {
    secretOf: () => '',
    isSecretOf: () => false,
    find: async () => ({ status: 'missing' }),
    correct: async () => ({ status: 'missing' }),
    withdraw: async () => {},
  },
  pauseOfLook: async () => null,
}
