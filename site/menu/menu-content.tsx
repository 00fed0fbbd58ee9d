import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../shell.ts'
import { FavoritesLink } from './favorites-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuBoards } from './menu-boards.tsx'

/** What the menu leads to: women and men with their boards, the pages, languages, Instagram (spec 2). */
export function MenuContent() {
  const { locale, socialLinks } = useShell()
  const { menu: text, about, scouting, contact } = useMessages()
  const pages = [
    { page: 'models', title: text.models },
    { page: 'about', title: about.title },
    { page: 'scouting', title: scouting.title },
    { page: 'contact', title: contact.title },
  ] as const
  const instagram = socialLinks.find(({ network }) => network === 'instagram')
  return (
    <>
      <nav aria-label={text.label} className="mt-[10vh] mb-auto px-margin py-6">
        <ul className="display display-fine text-[clamp(3rem,min(8vw,9.5svh),8rem)] leading-[1.02] forced-colors:leading-[1.35]">
          <li>
            <MenuBoards gender="woman" />
          </li>
          <li>
            <MenuBoards gender="man" />
          </li>
          {pages.map(({ page, title }) => (
            <li key={page}>
              <Link to={pathTo(page, locale, {})} className="hover:text-silver">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex shrink-0 items-center justify-between gap-x-6 border-t border-current/20 px-margin py-3">
        <LanguageSwitch />
        <div className="flex items-center gap-x-6">
          <FavoritesLink place="menu" />
          {instagram !== undefined && (
            <a href={instagram.url} rel="noreferrer" className="label py-2">
              {text.instagram}
            </a>
          )}
        </div>
      </div>
    </>
  )
}
