import type { Passing, Intake, ReadForm } from '../intake.ts'
import type { ApplicationEntry, Submission } from '#outbox/outbox.ts'

import { filledIn } from './filled-in.fixture.ts'
import { photoControls } from './controls.ts'

const photo = { status: 'ready', photo: { bytes: new Uint8Array([0xff]) } } as const

type Told = { read?: ReadForm; passing?: Passing; submission?: Submission }

/** An intake that says what a test tells it, and what it was given; keys are good if they say so. */
export function intakeWhere({ read, passing = 'pass', submission }: Told) {
  const taken: ApplicationEntry[] = []
  const intake: Intake = {
    newFormKey: () => 'good new',
    readFormKey: (text) =>
      text.startsWith('good') ? { key: text.slice(5), madeAt: new Date(0) } : null,
    readApplicationForm: async () => read ?? whole(),
    mayPass: async () => passing,
    outbox: {
      async submitApplication(entry) {
        taken.push(entry)
        return submission ?? { status: 'received', reference: entry.key }
      },
      submitMessage: async ({ key }) => ({ status: 'received', reference: key }),
    },
  }
  return { intake, taken }
}

/** A form with four photos, without problems, but for what is changed in it. */
export function whole(change: Readonly<Record<string, string>> = {}): ReadForm {
  const fields = new FormData()
  const given = { ...filledIn, form_key: 'good key', website: '', ...change }
  for (const [name, value] of Object.entries(given)) {
    if (!photoControls.some((slot) => slot === name)) fields.set(name, value)
  }
  return { fields, photos: [photo, photo, photo, photo] }
}
