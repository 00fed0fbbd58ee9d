import type { ApplicationEntry, MessageEntry, Submission } from '#outbox/outbox.ts'

import type { Intake, Passing, ReadForm } from './intake.ts'

type Told = { read?: ReadForm; passing?: Passing; submission?: Submission }

/** An intake that gives a test's answers, and the entries that it got. A form key is valid if it begins with `good`. */
export function intakeWhere({ read, passing = 'pass', submission }: Told) {
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
