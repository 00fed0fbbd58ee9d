import { ageOn, parseDay } from '#agency/calendar-day.ts'

/** From this age on, applicants need no guardian (docs/product.md: Application form). */
const ADULT_AGE = 18

/** The applicant's age group, as far as the birthdate shows it. A minor is old enough to apply, but only with a guardian. */
export type AgeGroup = 'unknown' | 'too-young' | 'minor' | 'adult'

/** The age group on the day `today` (yyyy-MM-dd); `unknown` if the birthdate is no day, or is still to come. */
export function ageGroup(
  birthdate: string,
  { today, minimumAge }: { today: string; minimumAge: number },
): AgeGroup {
  const day = parseDay(birthdate)
  if (day === null || day > today) return 'unknown'
  const age = ageOn(today, day)
  if (age < minimumAge) return 'too-young'
  return age < ADULT_AGE ? 'minor' : 'adult'
}
