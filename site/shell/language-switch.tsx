import { Link, useLocation } from 'react-router'

import { languageNames } from '../i18n/language-names.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { usePageAddresses } from '../page/page-addresses.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { keepsFocus } from '../page/use-focus-on-navigation.ts'

/**
 * The same page in the other languages, with what was chosen on it, at the same place of it; home where there is no page. A site of
 * one language has none.
 */
export function LanguageSwitch() {
  const { locale, menuLanguages } = useShell()
  const addresses = usePageAddresses()
  const { search, state } = useLocation()
  const text = useMessages()
  if (menuLanguages.length < 2) return null
  return (
    <ul aria-label={text.menu.language} className="label flex gap-3 sm:gap-4 print:hidden">
      {menuLanguages.map((each) => (
        <li key={each}>
          <Link
            to={addresses === null ? pathTo('home', each, {}) : addresses[each] + search}
            preventScrollReset
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
