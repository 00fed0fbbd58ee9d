import type { ReactNode } from 'react'

import { type Letter, letters } from '#agency/letter.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { useLocale, useMessages } from '../i18n/use-messages.ts'
import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'
import { bringIntoView } from './bring-into-view.ts'
import { rosterPath } from './roster-address.ts'
import { Link } from '../ui/link.tsx'

export type AlphabetBarProps = {
  choice: RosterChoice
  search: RosterSearch
  /** The letters with which names begin. */
  known: readonly Letter[]
}

/**
 * A link to all talents, and the letters: a link if names begin with the letter, else plain text. The active letter clears itself
 * (docs/product.md: Models page).
 */
export function AlphabetBar({ choice, search, known }: AlphabetBarProps) {
  const text = useMessages().roster
  const path = rosterPath(choice, useLocale())
  const active = search.filter.letter
  const to = (letter: Letter | null) =>
    path + rosterSearchText({ ...search, filter: { ...search.filter, letter } })
  const shown = letters.filter((each) => each !== '#' || known.includes('#') || active === '#')
  return (
    <nav aria-label={text.alphabet} className="min-w-0 grow">
      <ul className="letters label">
        <li>
          <LetterLink to={to(null)} isActive={active === null}>
            {text.every[choice.gender]}
          </LetterLink>
        </li>
        {shown.map((letter) => (
          <li key={letter}>
            {letter === active || known.includes(letter) ? (
              <LetterLink to={to(letter === active ? null : letter)} isActive={letter === active}>
                {letter}
                {letter === active && <span className="sr-only">{text.anyLetter}</span>}
              </LetterLink>
            ) : (
              <span>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LetterLinkProps = { to: string; isActive: boolean; children: ReactNode }

function LetterLink({ to, isActive, children }: LetterLinkProps) {
  return (
    <Link
      ref={isActive ? bringIntoView : undefined}
      to={to}
      preventScrollReset
      aria-current={isActive ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}
