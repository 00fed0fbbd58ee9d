const EARLIEST_YEAR = 1900

/**
 * Reads a day as people write it, day first: 31/12/2005, 1/2/2010, also with spaces, dots or hyphens. Also accepts yyyy-MM-dd.
 *
 * @returns yyyy-MM-dd; null if the text is not a calendar day since 1900. Never throws.
 */
export function parseDay(text: string): string | null {
  const parts = text.trim().split(/\s*[/.\-\s]\s*/)
  const [first = '', month = '', last = ''] = parts
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null
  return first.length === 4 ? toDay(first, month, last) : toDay(last, month, first)
}

/** A day as the form shows it: dd/MM/yyyy. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** The field's text while a visitor types: adds the slashes, and a leading 0 to a single digit before a separator. */
export function maskDay(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text.trim())) return formatDay(text.trim())
  const groups = ['']
  for (const sign of text) {
    const last = groups.at(-1) ?? ''
    const isFull = last.length === (groups.length === 3 ? 4 : 2)
    if (/\d/.test(sign)) {
      if (!isFull) groups[groups.length - 1] = last + sign
      else if (groups.length < 3) groups.push(sign)
    } else if (last !== '' && groups.length < 3 && /[\s/.-]/.test(sign)) {
      groups[groups.length - 1] = last.padStart(2, '0')
      groups.push('')
    }
  }
  return groups.join('/')
}

/** Age in whole years on the day `today`; both days yyyy-MM-dd. Negative before the birth. */
export function ageOn(today: string, birthdate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years
}

/** The day of a moment in the agency's country, whose clocks are 3 h behind UTC. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
}

function toDay(year: string, month: string, date: string): string | null {
  if (year.length !== 4 || Number(year) < EARLIEST_YEAR) return null
  if (month.length > 2 || date.length > 2) return null
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null
}
