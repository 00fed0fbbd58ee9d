import { Link, useMatch } from 'react-router'

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
      <nav aria-label={text.menu.label} className="flex items-center gap-7">
        <ul className="label hidden gap-7 sm:flex">
          <li>
            <Link
              className="inline-block py-2"
              to={pathTo('board', locale, { gender: 'woman', board: 'all' })}
            >
              {text.menu.women}
            </Link>
          </li>
          <li>
            <Link
              className="inline-block py-2"
              to={pathTo('board', locale, { gender: 'man', board: 'all' })}
            >
              {text.menu.men}
            </Link>
          </li>
        </ul>
        {!isHome && <LanguageSwitch />}
      </nav>
    </header>
  )
}
