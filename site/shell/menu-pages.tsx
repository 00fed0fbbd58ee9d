import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import type { LocalShell } from '../page/shell.ts'
import { MenuBoards } from './menu-boards.tsx'
import { Link } from '../ui/link.tsx'

type MenuPagesProps = Pick<LocalShell, 'locale' | 'menuGenders'>

/** The menu's links to women and men with their boards, and to the pages. */
export function MenuPages({ locale, menuGenders }: MenuPagesProps) {
  const { menu: text, about, newsletter, scouting, contact } = useMessages()
  const pages = [
    { page: 'models', title: text.models },
    { page: 'about', title: about.title },
    { page: 'newsletter', title: newsletter.title },
    { page: 'scouting', title: scouting.title },
    { page: 'contact', title: contact.title },
  ] as const
  return (
    <nav aria-label={text.label} className="mt-[8vh] mb-auto px-margin py-6">
      <ul className="display text-[clamp(3rem,min(8vw,7.5svh),8rem)] leading-[1.02] forced-colors:leading-[1.35]">
        {menuGenders.map((each) => (
          <li key={each.gender} className="relative flow-root">
            <MenuBoards {...each} />
          </li>
        ))}
        {pages.map(({ page, title }) => (
          <li key={page}>
            <Link to={pathTo(page, locale, {})} className="hover:text-silver">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
