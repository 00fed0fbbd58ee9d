import type { Locale } from '#agency/locale.ts'

/** A day (yyyy-MM-dd) in words: 12 de novembro de 2026. */
export function formatDate(day: string, locale: Locale): string {
  return format(day, locale, { dateStyle: 'long' })
}

/** A day for large type: 12.11; in English, where that means December 11, Nov 12. */
export function formatDayMonth(day: string, locale: Locale): string {
  const [, month, date] = day.split('-')
  return locale === 'en'
    ? format(day, locale, { day: 'numeric', month: 'short' })
    : `${date}.${month}`
}

function format(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
