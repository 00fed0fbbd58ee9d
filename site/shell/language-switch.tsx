import { useLocation } from 'react-router'

import { languageNames } from '#agency/locale.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { keepScrollPosition } from '../page/scroll-position.tsx'
import { usePageAddresses } from '../page/page-addresses.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { keepsFocus } from '../page/use-focus-on-navigation.ts'
import { Link } from '../ui/link.tsx'
import { useIsLive } from '../ui/use-is-live.ts'

/**
 * Links to the same page in every language, with the same query, fragment and scroll position; to the home page if the page does not
 * exist. A site with one language has no switch.
 */
export function LanguageSwitch() {
  const { locale, menuLanguages } = useShell()
  const addresses = usePageAddresses()
  const { search, hash, state } = useLocation()
  const isLive = useIsLive()
  const fragment = isLive ? hash : '' // a list from a link, or a gallery; the server does not receive it
  const text = useMessages()
  if (menuLanguages.length < 2) return null
  return (
    <ul aria-label={text.menu.language} className="label flex gap-3 sm:gap-4 print:hidden">
      {menuLanguages.map((each) => (
        <li key={each}>
          <Link
            to={addresses === null ? pathTo('home', each, {}) : addresses[each] + search + fragment}
            preventScrollReset
            onClick={keepScrollPosition}
            state={{ ...state, ...keepsFocus }}
            hrefLang={each}
            lang={each}
            aria-current={each === locale ? 'true' : undefined}
            className="inline-block py-2 aria-[current]:underline aria-[current]:underline-offset-4"
          >
            {each}
            <span className="sr-only">, {languageNames[each]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
