import { lazy, Suspense, useId, useState } from 'react'

import type { BoardName } from '#agency/board.ts'

import { boardTitle } from '../page/board-title.ts'
import { useLocale, useMessages } from '../i18n/use-messages.ts'
import type { MenuGender } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

/** Without its script, the menu has no hints. */
const BoardHint = lazy(async () => {
  const part = await import('./board-hint.tsx').catch(() => null)
  return { default: part?.BoardHint ?? (() => null) }
})

/**
 * A gender in the menu: a link to all its models, and its boards, which fold and are open at first (docs/product.md: Boards).
 * A board that has the pointer or the focus is explained.
 */
export function MenuBoards({ gender, boards }: MenuGender) {
  const messages = useMessages()
  const { menu: text, roster } = messages
  const locale = useLocale()
  const hintId = useId()
  const [hinted, setHinted] = useState<BoardName | null>(null)
  return (
    <>
      <Link
        to={pathTo('board', locale, { gender, board: 'all' })}
        className="float-left hover:text-silver"
      >
        {roster.title[gender]}
      </Link>
      {boards.length > 0 && (
        <details open className="group">
          <summary className="flex h-[1em] w-fit list-none items-center px-3 hover:text-silver [&::-webkit-details-marker]:hidden">
            <span className="sr-only">{text.boards[gender]}</span>
            <Icon name="chevron-down" size={20} className="group-open:rotate-180" />
          </summary>
          <ul
            aria-label={roster.title[gender]}
            className="label clear-left flex flex-wrap gap-x-6 pt-[0.5em] pb-3 font-sans text-silver"
          >
            {boards.map((board) => (
              <li key={board.name}>
                <Link
                  to={pathTo('board', locale, { gender, board: board.name })}
                  aria-describedby={board.name === hinted ? hintId : undefined}
                  onFocus={() => setHinted(board.name)}
                  onMouseEnter={() => setHinted(board.name)}
                  onBlur={() => setHinted(null)}
                  onMouseLeave={() => setHinted(null)}
                  className="inline-block py-2 hover:text-paper"
                >
                  {boardTitle(board, locale, messages)}
                </Link>
              </li>
            ))}
          </ul>
          {hinted !== null && (
            <Suspense>
              <BoardHint id={hintId} board={hinted} />
            </Suspense>
          )}
        </details>
      )}
    </>
  )
}
