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

/** A moment in words, in the visitor's time zone: 27 de novembro de 2026 às 14:05. */
export function formatMoment(moment: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(moment)
}

/** A size in megabytes: 23,4 MB. */
export function formatMegabytes(bytes: number, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return `${number.format(bytes / 1_000_000)} MB`
}
