import { parseDay, ageOn } from '#agency/calendar-day.ts'

import { ADULT_AGE, type ApplicationRules } from './application-schema.ts'
import { valuesOf } from './form-lists.ts'
import type { ScoutingView } from './load-scouting.server.ts'

type Measured = Pick<ScoutingView, 'today' | 'minimumAge' | 'lists'>

/** The rules by which this page validates an application. */
export function rulesOf({ today, minimumAge, lists }: Measured): ApplicationRules {
  return { today, minimumAge, choices: valuesOf(lists) }
}

/** The applicant's age group, as far as the birthdate typed so far shows it. */
export type AgeGroup = 'unknown' | 'too-young' | 'minor' | 'adult'

export function ageGroup(
  birthdate: string,
  { today, minimumAge }: Pick<Measured, 'today' | 'minimumAge'>,
): AgeGroup {
  const day = parseDay(birthdate)
  if (day === null || day > today) return 'unknown'
  const age = ageOn(today, day)
  if (age < minimumAge) return 'too-young'
  return age < ADULT_AGE ? 'minor' : 'adult'
}
