import type { ScoutingMessages } from '../i18n/scouting/pt.ts'
import { type Control, controls, photoControls, poses } from './controls.ts'
import type { SummaryLine } from './error-summary.tsx'
import type { Facts } from './field.tsx'
import { problemWords } from './problems.ts'

/** What is wrong, in the order of the form, in the same words as at the fields. */
export function summaryLines(facts: Facts, text: ScoutingMessages): SummaryLine[] {
  return namedControls(text).flatMap(([control, field]) => {
    const { id, errors } = facts[control]
    const problem = problemWords(text, errors?.[0])
    return problem === null ? [] : [{ id, field, problem }]
  })
}

function namedControls(text: ScoutingMessages): [Control, string][] {
  const { realName, stageName, gender, email, birthdate, phone, instagram, guardian } = controls
  return [
    [gender, text.gender],
    [realName, text.realName],
    [stageName, text.stageName],
    [phone, text.phone],
    [email, text.email],
    [instagram, text.instagram],
    [birthdate, text.birthdate],
    [controls.height, text.height],
    [controls.shoes, text.shoes],
    [controls.eyes, text.eyes],
    [controls.hair, text.hair],
    [controls.country, text.country],
    [controls.state, text.state],
    [controls.city, text.city],
    ...photoControls.map((slot, index): [Control, string] => [
      slot,
      text.poses[poses[index] ?? 'face'],
    ]),
    [guardian, text.guardianName],
    [controls.terms, text.termsName],
  ]
}
