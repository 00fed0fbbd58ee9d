import { Link, NavLink, useMatch } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../shell.ts'
import { LanguageSwitch } from './language-switch.tsx'

/** The line at the top of every page: brand, models, languages. On the home page the brand is the page itself. */
export function SiteHeader() {
  const { brand, locale } = useShell()
  const text = useMessages()
  const home = pathTo('home', locale, {})
  const isHome = useMatch({ path: home, end: true }) !== null
  return (
    <header className="flex min-h-14 items-center justify-between gap-6 px-margin">
      {isHome ? (
        <LanguageSwitch />
      ) : (
        <Link
          to={home}
          aria-label={text.menu.home(brand)}
          className="display py-3 text-[1.625rem] leading-none"
        >
          {brand}
        </Link>
      )}
      <nav aria-label={text.menu.label} className="flex items-center gap-5 sm:gap-7">
        <ul className="label flex gap-4 max-[374px]:hidden sm:gap-7">
          {(['woman', 'man'] as const).map((gender) => (
            <li key={gender}>
              <NavLink
                to={pathTo('board', locale, { gender, board: 'all' })}
                className="inline-block py-2 underline-offset-4 aria-[current]:underline"
              >
                {text.roster.title[gender]}
              </NavLink>
            </li>
          ))}
        </ul>
        {!isHome && <LanguageSwitch />}
      </nav>
    </header>
  )
}
