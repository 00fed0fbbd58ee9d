import type { NamedField } from '../form/summary-lines.ts'
import type { FormMessages } from '../i18n/form/pt.ts'
import type { ScoutingMessages } from '../i18n/scouting/pt.ts'
import { type Facts, photoControls, poses, controls } from './controls.ts'

/** The form's fields, in its order, as the list of what is wrong calls them. */
export function namedFields(
  facts: Facts,
  text: ScoutingMessages,
  form: FormMessages,
): NamedField[] {
  const { realName, stageName, gender, email, birthdate, phone, instagram, guardian } = controls
  return [
    [facts[gender], text.gender],
    [facts[realName], text.realName],
    [facts[stageName], text.stageName],
    [facts[phone], form.phone],
    [facts[email], form.email],
    [facts[instagram], text.instagram],
    [facts[birthdate], text.birthdate],
    [facts[controls.height], text.height],
    [facts[controls.shoes], text.shoes],
    [facts[controls.eyes], text.eyes],
    [facts[controls.hair], text.hair],
    [facts[controls.country], text.country],
    [facts[controls.state], text.state],
    [facts[controls.city], text.city],
    ...photoControls.map((slot, index): NamedField => [
      facts[slot],
      text.poses[poses[index] ?? 'face'],
    ]),
    [facts[controls.guardianName], text.guardianFullName],
    [facts[guardian], text.guardianName],
    [facts[controls.terms], text.termsName],
  ]
}
