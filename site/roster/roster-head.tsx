import type { Locale } from '#agency/locale.ts'

import { chosenTitle, type TitledChoice } from '../page/board-title.ts'
import { breadcrumbList, listCrumbs } from '../page/breadcrumbs.ts'
import type { Messages } from '../i18n/messages/pt.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LinkedData } from '../page/linked-data.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import type { RosterData } from './roster-data.ts'
import { boardPageOf } from './roster-address.ts'

/** The head of a models page. With any filter, the canonical address is the list's path without a query. */
export function RosterHead({ data, title }: { data: RosterData; title: string }) {
  const { choice, description, addresses, search, sharedPicture, page } = data
  const { brand, origin, locale } = useShell()
  const text = useMessages()
  const { letter } = search.filter
  const parts = [
    title,
    letter !== null && text.roster.letter(letter),
    page.number > 1 && text.roster.page(page.number),
  ]
  const isFindable = choice.board !== 'kids'
  return (
    <>
      <PageHead
        title={parts.filter((part) => part !== false).join(', ')}
        description={[text.roster.description({ title, brand }), description]
          .filter(Boolean)
          .join(' ')}
        addresses={addresses}
        isFindable={isFindable}
        shared={{ kind: 'website', picture: sharedPicture }}
      />
      {isFindable && (
        <LinkedData
          things={import.meta.env.SSR && [breadcrumbList(origin, listCrumbs(data, locale))]}
        />
      )}
    </>
  )
}

/** A list's title: gender and board (“Women, Mainboard”). A board's own page has the board's title alone. */
export function rosterTitle(list: TitledChoice, locale: Locale, text: Messages): string {
  const board = chosenTitle(list, locale, text)
  if (board !== null && boardPageOf(list.choice) !== null) return board
  const gender = text.roster.title[list.choice.gender]
  return board === null ? gender : `${gender}, ${board}`
}
