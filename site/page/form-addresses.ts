import { fallbackLocale, type Locale } from '#agency/locale.ts'

/** Routes for the scripts of forms. Visitors do not see these addresses, so their words are not translated. */
export const formPatterns = {
  send: ':locale?/scouting/send',
  cities: ':locale?/scouting/cities/:country',
  /** The contact page's. */
  message: ':locale?/contact/send',
  /** The favorites page's: a form key by GET, a brief by POST. */
  brief: ':locale?/selection/brief',
} as const

/** The address to which the form's script sends an application. */
export function sendPath(locale: Locale): string {
  return `${prefixOf(locale)}/scouting/send`
}

/** The address of the states of a country or, with a state, of the state's cities. */
export function citiesPath(locale: Locale, country: string, state?: string): string {
  const search = state === undefined ? '' : `?${new URLSearchParams({ state })}`
  return `${prefixOf(locale)}/scouting/cities/${encodeURIComponent(country)}${search}`
}

/** The address to which the contact page's script sends a message. */
export function messagePath(locale: Locale): string {
  return `${prefixOf(locale)}/contact/send`
}

/** The address from which the favorites page gets a form key, and to which it sends its brief. */
export function briefPath(locale: Locale): string {
  return `${prefixOf(locale)}/selection/brief`
}

function prefixOf(locale: Locale): string {
  return locale === fallbackLocale ? '' : `/${locale}`
}
