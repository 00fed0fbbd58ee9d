import type {
  ApplicationEntry,
  ApplicationState,
  Correction,
  MessageEntry,
  Submission,
} from '#outbox/outbox.ts'

import type { Intake, SpamVerdict, ReadForm } from './intake.ts'

type Told = {
  read?: ReadForm
  verdict?: SpamVerdict
  submission?: Submission
  state?: ApplicationState
  correction?: Correction
  pause?: number
}

/**
 * An intake that gives a test's answers, and the entries that it got. A form key is valid if it begins with `good`; the secret of a
 * receipt is `secret of` and its reference.
 */
export function intakeWhere({
  read,
  verdict = 'pass',
  submission,
  state = { status: 'missing' },
  correction = { status: 'missing' },
  pause,
}: Told) {
  const asked: string[] = []
  const taken: ApplicationEntry[] = []
  const messages: MessageEntry[] = []
  const intake: Intake = {
    newFormKey: () => 'good new',
    readFormKey: (text) =>
      text.startsWith('good') ? { key: text.slice(5), madeAt: new Date(0) } : null,
    readApplicationForm: async () => read ?? { status: 'invalid', reason: 'malformed' },
    async readMessageForm(request) {
      const fields = await request.formData().catch(() => null)
      return fields === null
        ? { status: 'invalid', reason: 'malformed' }
        : { status: 'read', fields }
    },
    checkSpam: async () => verdict,
    outbox: {
      async submitApplication(entry) {
        taken.push(entry)
        return submission ?? { status: 'received', reference: entry.key }
      },
      async submitMessage(entry) {
        messages.push(entry)
        return submission ?? { status: 'received', reference: entry.key }
      },
    },
    ownApplications: {
      secretOf: (reference) => `secret of ${reference}`,
      isSecretOf: (reference, text) => text === `secret of ${reference}`,
      async find(reference) {
        asked.push(`find ${reference}`)
        return state
      },
      async correct(reference, { email, phone }) {
        asked.push(`correct ${reference} ${email} ${phone}`)
        return correction
      },
      async withdraw(reference) {
        asked.push(`withdraw ${reference}`)
      },
    },
    pauseOfLook: async () => pause ?? null,
  }
  return { intake, taken, messages, asked }
}
