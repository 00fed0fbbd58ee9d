import type { Locale } from '#agency/locale.ts'

import { pathOfPattern } from '../paths.ts'

/** Routes for the scripts of forms. Visitors do not see these addresses, so their words are not translated. */
export const formPatterns = {
  send: ':locale?/scouting/send',
  cities: ':locale?/scouting/cities/:country',
  /** The contact page's. */
  message: ':locale?/contact/send',
  /** The favorites page's: a form key by GET, a brief by POST. */
  brief: ':locale?/selection/brief',
} as const

/** The address to which a form's script sends what was filled in; of a brief, also that of its form key. */
export function formPath(form: 'send' | 'message' | 'brief', locale: Locale): string {
  return pathOfPattern(formPatterns[form], locale)
}

/** The address of the states of a country or, with a state, of the state's cities. */
export function citiesPath(locale: Locale, country: string, state?: string): string {
  const search = state === undefined ? '' : `?${new URLSearchParams({ state })}`
  return pathOfPattern(formPatterns.cities, locale, { country }) + search
}
