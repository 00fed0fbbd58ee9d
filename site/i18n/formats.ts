import type { Locale } from '#agency/locale.ts'

/** A day (yyyy-MM-dd) in words: 12 de novembro de 2026. */
export function formatDate(day: string, locale: Locale): string {
  return format(day, locale, { dateStyle: 'long' })
}

/** A day as a numeral to be set large: 12.11; English puts the month first, 11.12. */
export function formatDayMonth(day: string, locale: Locale): string {
  const [, month, date] = day.split('-')
  return locale === 'en' ? `${month}.${date}` : `${date}.${month}`
}

function format(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
