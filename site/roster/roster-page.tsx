import type { BoardName } from '#agency/board.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { breadcrumbList, listCrumbs } from '../breadcrumbs.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LinkedData } from '../linked-data.tsx'
import type { PageAddresses } from '../page-addresses.ts'
import { PageHead } from '../page-head.tsx'
import { useShell } from '../shell.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import { BoardRow } from './board-row.tsx'
import { PageLinks } from './page-links.tsx'
import type { ListPage } from './pages.ts'
import { rosterTitle } from './roster-title.ts'
import { TalentCard, type TalentCardFacts } from './talent-card.tsx'

type RosterPageProps = {
  addresses: PageAddresses
  choice: RosterChoice
  /** For a link to the page. */
  sharedPicture: PictureFacts | null
  boards: readonly BoardName[]
  page: ListPage<TalentCardFacts>
}

/** The pictures that a wide screen shows at once. */
const FIRST_ROW = 5

/** The models of a gender and board: title with their number, boards to choose from, and the faces. */
export function RosterPage({ addresses, choice, sharedPicture, boards, page }: RosterPageProps) {
  const { brand, origin, locale } = useShell()
  const text = useMessages()
  const { heading, rest } = rosterTitle(choice, text)
  const title = heading + rest
  return (
    <>
      <PageHead
        title={page.number === 1 ? title : `${title}, ${text.roster.page(page.number)}`}
        description={text.roster.description({ title, brand })}
        addresses={addresses}
        isFindable={choice.board !== 'kids'}
        shared={{ kind: 'website', picture: sharedPicture }}
      />
      {choice.board !== 'kids' && (
        <LinkedData things={[breadcrumbList(origin, listCrumbs(choice, locale))]} />
      )}
      <h1 className="display display-fine px-margin pt-7 pb-5 text-[clamp(2.75rem,9vw,8rem)]">
        {heading}
        {rest !== '' && <span className="sr-only">{rest}</span>}
        <sup className="relative top-[0.9em] ml-[0.4em] align-top font-sans text-sm leading-none tracking-normal">
          <span aria-hidden="true">{page.total}</span>
          <span className="sr-only">{text.roster.count(page.total)}</span>
        </sup>
      </h1>
      <BoardRow choice={choice} boards={boards} />
      {page.total === 0 ? (
        <p className="px-margin py-16 text-grey">{text.roster.empty}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-x-1 gap-y-8 px-margin py-5 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-2 print:grid-cols-4">
          {page.items.map((talent, index) => (
            <li key={talent.id}>
              <TalentCard talent={talent} isFirst={index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} />
    </>
  )
}
