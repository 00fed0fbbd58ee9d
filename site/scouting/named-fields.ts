import type { NamedField } from '../forms/error-summary.tsx'
import type { FormMessages, ScoutingMessages } from '../i18n/lazy-catalogues.ts'
import type { AgeGroup } from './age-group.ts'
import { controls, type Facts, photoControls, poses } from './controls.ts'

/** The labels of the applicant's own fields. For an applicant under 18 they address the guardian, who fills in the form. */
export function personLabels(
  text: ScoutingMessages,
  form: FormMessages,
  age: AgeGroup,
): ScoutingMessages['under18'] {
  if (age === 'minor') return text.under18
  const { realName, birthdate } = text
  return { realName, phone: form.phone, email: form.email, birthdate }
}

/** The form's fields in their order, with the names that the error summary uses. */
export function namedFields(
  facts: Facts,
  text: ScoutingMessages,
  form: FormMessages,
  age: AgeGroup,
): NamedField[] {
  const label = personLabels(text, form, age)
  const { realName, stageName, gender, email, birthdate, phone, instagram, guardian } = controls
  return [
    [facts(gender), text.gender],
    [facts(realName), label.realName],
    [facts(stageName), text.stageName],
    [facts(phone), label.phone],
    [facts(email), label.email],
    [facts(instagram), text.instagram],
    [facts(birthdate), label.birthdate],
    [facts(controls.height), text.height],
    [facts(controls.shoes), text.shoes],
    [facts(controls.eyes), text.eyes],
    [facts(controls.hair), text.hair],
    [facts(controls.country), text.country],
    [facts(controls.state), text.state],
    [facts(controls.city), text.city],
    ...photoControls.map((slot, index): NamedField => [
      facts(slot),
      text.poses[poses[index] ?? 'face'],
    ]),
    [facts(controls.guardianName), text.guardianFullName],
    [facts(guardian), text.guardianTickName],
    [facts(controls.terms), text.termsName],
  ]
}
