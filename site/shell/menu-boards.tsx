import { Link } from 'react-router'

import type { Gender, ShownBoard } from '#agency/board.ts'

import { boardTitle } from '../page/board-title.ts'
import { useLocale, useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'

type MenuBoardsProps = { gender: Gender; boards: readonly ShownBoard[] }

/** A gender in the menu: a drop-down, open at first, with links to all its models and to its boards (docs/product.md: Boards). */
export function MenuBoards({ gender, boards }: MenuBoardsProps) {
  const messages = useMessages()
  const { menu: text, roster } = messages
  const locale = useLocale()
  return (
    <details open className="group">
      <summary className="flex w-fit list-none items-start pb-[0.12em] hover:text-silver [&::-webkit-details-marker]:hidden">
        {roster.title[gender]}
        <Icon name="plus" size={18} className="mt-2 ml-2 group-open:hidden" />
        <Icon name="minus" size={18} className="mt-2 ml-2 hidden group-open:block" />
      </summary>
      <ul
        aria-label={roster.title[gender]}
        className="label flex flex-wrap gap-x-6 pb-3 font-sans text-silver"
      >
        {[{ name: 'all' }, ...boards].map((board) => (
          <li key={board.name}>
            <Link
              to={pathTo('board', locale, { gender, board: board.name })}
              className="inline-block py-2 hover:text-paper"
            >
              {board.name === 'all' ? text.all[gender] : boardTitle(board, locale, messages)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
