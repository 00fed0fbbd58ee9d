import { fallbackLocale, type Locale } from '#agency/locale.ts'

/** What the form's script asks: nobody sees these addresses, so they have no words of a language. */
export const scoutingPatterns = {
  send: ':locale?/scouting/send',
  cities: ':locale?/scouting/cities/:country',
} as const

/** Where the form's script sends an application. */
export function sendPath(locale: Locale): string {
  return `${prefixOf(locale)}/scouting/send`
}

/** Where the states of a country are told, and with a state its cities. */
export function citiesPath(locale: Locale, country: string, state?: string): string {
  const search = state === undefined ? '' : `?${new URLSearchParams({ state })}`
  return `${prefixOf(locale)}/scouting/cities/${encodeURIComponent(country)}${search}`
}

function prefixOf(locale: Locale): string {
  return locale === fallbackLocale ? '' : `/${locale}`
}
