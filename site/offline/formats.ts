import type { Locale } from '#agency/locale.ts'

/** A moment in words, in the visitor's time zone: 27 de novembro de 2026 às 14:05. */
export function formatMoment(moment: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(moment)
}

/** A size in megabytes: 23,4 MB. */
export function formatMegabytes(bytes: number, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return `${number.format(bytes / 1_000_000)} MB`
}
