import { useRouteLoaderData } from 'react-router'

import type { Gender, ShownBoard } from '#agency/board.ts'
import { type Locale, locales } from '#agency/locale.ts'
import type { PhoneLink } from '#agency/phone.ts'
import type { SocialLink } from '#agency/post.ts'

import { useLocale } from '../i18n/use-messages.ts'

/** A gender in the menu, and its boards with talents. */
export type MenuGender = { gender: Gender; boards: readonly ShownBoard[] }

/** The data for the shell, which every page shows around its content. */
export type Shell = {
  brand: string
  origin: string
  email: string
  address: readonly string[]
  phones: readonly PhoneLink[]
  /** The languages of the site, in the menu's order. */
  menuLanguages: readonly Locale[]
  socialLinks: readonly SocialLink[]
  /** The genders in the menu, those with talents, and the boards of each that have some. */
  menuGenders: readonly MenuGender[]
  /** Tells the agency on empty lists how to add content; left out if the site has some. */
  ownerNote?: Readonly<Record<Locale, string>>
  /** Tells visitors of which day the data are; left out unless they are more than a day old. */
  oldDataNote?: Readonly<Record<Locale, string>>
  year: number
}

/** The shell, with the language of the page on screen. */
export type LocalShell = Shell & { locale: Locale }

const unknownShell: Shell = {
  brand: '',
  origin: '',
  email: '',
  address: [],
  phones: [],
  menuLanguages: locales,
  socialLinks: [],
  menuGenders: [
    { gender: 'woman', boards: [] },
    { gender: 'man', boards: [] },
  ],
  year: new Date().getFullYear(),
}

/** The shell and the language of the page on screen. The shell is empty if it could not be loaded. */
export function useShell(): LocalShell {
  const shell = useRouteLoaderData<Shell>('root') ?? unknownShell
  return { ...shell, locale: useLocale() }
}
