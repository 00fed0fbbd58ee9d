import { randomUUID } from 'node:crypto'

import { intakeFields, type FourSlots, type Intake } from '#site/intake.ts'

/** Stands in for the intake until it lands: nothing is kept. To be removed with it. */
export const provisionalIntake: Intake = {
  newFormKey: () => randomUUID(),
  readFormKey: (text) => (text.length === 36 ? { key: text, madeAt: new Date() } : null),
  async readApplicationForm(request) {
    const form = await request.formData().catch(() => null)
    if (form === null) return { refusal: 'malformed' }
    const fields = new FormData()
    for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
    const [face, profile, half, full] = await Promise.all(
      [1, 2, 3, 4].map((slot) => photoOf(form.get(`image_${slot}`))),
    )
    return { fields, photos: [face ?? null, profile ?? null, half ?? null, full ?? null] }
  },
  async mayPass(_, form) {
    return form.get(intakeFields.trap) === '' ? 'pass' : 'robot'
  },
  outbox: {
    submitApplication: async ({ key }) => ({ status: 'received', reference: key }),
    submitMessage: async ({ key }) => ({ status: 'received', reference: key }),
  },
}

async function photoOf(file: FormDataEntryValue | null): Promise<FourSlots[number]> {
  if (!(file instanceof File) || file.name === '') return null
  if (file.size === 0) return { status: 'refused', reason: 'empty' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isPicture = [0xff, 0x89, 0x47].includes(bytes[0] ?? 0)
  return isPicture
    ? { status: 'ready', photo: { bytes } }
    : { status: 'refused', reason: 'not-a-picture' }
}
