import type { ApplicationEntry, MessageEntry, Submission } from '#outbox/outbox.ts'

import type { Intake, Passing, ReadForm } from './intake.ts'

type Told = { read?: ReadForm; passing?: Passing; submission?: Submission }

/** An intake that says what a test tells it, and what it was given; keys are good if they say so. */
export function intakeWhere({ read, passing = 'pass', submission }: Told) {
  const taken: ApplicationEntry[] = []
  const messages: MessageEntry[] = []
  const intake: Intake = {
    newFormKey: () => 'good new',
    readFormKey: (text) =>
      text.startsWith('good') ? { key: text.slice(5), madeAt: new Date(0) } : null,
    readApplicationForm: async () => read ?? { refusal: 'malformed' },
    async readMessageForm(request) {
      const fields = await request.formData().catch(() => null)
      return fields === null ? { refusal: 'malformed' } : { fields }
    },
    mayPass: async () => passing,
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
  }
  return { intake, taken, messages }
}
