import { fallbackLocale, type Locale } from '#agency/locale.ts'

/** What scripts of forms ask: nobody sees these addresses, so they have no words of a language. */
export const formPatterns = {
  send: ':locale?/scouting/send',
  cities: ':locale?/scouting/cities/:country',
  /** Of the contact page. */
  message: ':locale?/contact/send',
  /** Of the favorites' page: a key by GET, a brief by POST. */
  brief: ':locale?/selection/brief',
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

/** Where the contact page's script sends a message. */
export function messagePath(locale: Locale): string {
  return `${prefixOf(locale)}/contact/send`
}

/** Where the favorites' page asks for a key, and sends its brief. */
export function briefPath(locale: Locale): string {
  return `${prefixOf(locale)}/selection/brief`
}

function prefixOf(locale: Locale): string {
  return locale === fallbackLocale ? '' : `/${locale}`
}
