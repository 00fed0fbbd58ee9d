import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as v from 'valibot'

import { ApplicationFields } from '#contract/panel/entries.ts'
import { applicationValidator } from '#site/scouting/application-schema.ts'
import { controls } from '#site/scouting/controls.ts'
import { filledIn, photosIn, rules } from '#site/scouting/filled-in.fixture.ts'

const validate = applicationValidator(rules)
const typed = [
  controls.realName,
  controls.stageName,
  controls.email,
  controls.birthdate,
  controls.phone,
] as const

const digits = fc.string({
  unit: fc.constantFrom('0', '1', '5', '9', '+', ' ', '(', ')', '-', '/'),
  maxLength: 20,
})
const email = fc
  .tuple(fc.emailAddress(), fc.constantFrom('', ' ', '\u200B'))
  .map((all) => all.join(''))
const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 250 }), digits, email)

it('what the form lets through the panel’s contract takes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...typed), anything, (control, text) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...filledIn, [control]: text })) {
        form.set(name, value)
      }
      const read = validate(form, photosIn(form))
      if (read.status !== 'read') return
      const { realname, name, email: mail, birthdate, phone } = read.value
      const fields = { ...filledIn, realname, name, email: mail, birthdate, phone }
      expect(v.safeParse(ApplicationFields, fields).issues).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})
