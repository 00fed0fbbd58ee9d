import type { BreadcrumbList } from 'schema-dts'

import type { Locale } from '#agency/locale.ts'

import { chosenTitle, type TitledChoice } from './board-title.ts'
import { messagesOf } from '../i18n/catalogues.ts'
import { pathTo } from '../paths.ts'

type Crumb = { name: string; path: string }

/** The breadcrumbs of a list: its parent lists, then the list itself. */
export function listCrumbs(list: TitledChoice, locale: Locale): Crumb[] {
  const { gender, board } = list.choice
  const { roster, boards } = messagesOf(locale)
  const title = chosenTitle(list, locale, { boards })
  const models = { name: roster.title.all, path: pathTo('models', locale, {}) }
  const ofGender = gender !== 'all' && {
    name: roster.title[gender],
    path: pathTo('board', locale, { gender, board: 'all' }),
  }
  const ofBoard = title !== null && {
    name: title,
    path: pathTo('board', locale, { gender, board }),
  }
  return [models, ofGender, ofBoard].filter((crumb) => crumb !== false)
}

/** Breadcrumbs as search engines show them. The last crumb is the page itself, which needs no address. */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && { item: origin + path }),
    })),
  }
}
