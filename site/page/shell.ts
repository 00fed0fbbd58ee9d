import { useRouteLoaderData } from 'react-router'

import type { Gender, ShownBoard } from '#agency/board.ts'
import { type Locale, locales } from '#agency/locale.ts'
import type { SocialLink } from '#agency/post.ts'

import { useLocale } from '../i18n/use-messages.ts'

/** The data for the shell, which every page shows around its content. */
export type Shell = {
  brand: string
  origin: string
  email: string
  address: readonly string[]
  phones: readonly string[]
  /** The languages of the site, in the menu's order. */
  menuLanguages: readonly Locale[]
  socialLinks: readonly SocialLink[]
  /** The boards in the menu: for each gender, those with talents. */
  menuBoards: Readonly<Record<Gender, readonly ShownBoard[]>>
  /** Tells the agency on empty lists how to add content; left out if the site has some. */
  ownerNote?: Readonly<Record<Locale, string>>
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
  menuBoards: { woman: [], man: [] },
  year: new Date().getFullYear(),
}

/** The shell and the language of the page on screen. The shell is empty if it could not be loaded. */
export function useShell(): LocalShell {
  const shell = useRouteLoaderData<Shell>('root') ?? unknownShell
  return { ...shell, locale: useLocale() }
}
