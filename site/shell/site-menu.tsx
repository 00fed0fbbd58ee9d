import { instagramOf } from '#agency/post.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { menuId } from '../ui/menu-button.tsx'
import { useShell } from '../page/shell.ts'
import { Dialog, DialogButton } from '../ui/dialog.tsx'
import { FavoritesLink } from './favorites-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { pathTo } from '../paths.ts'
import { MenuBoards } from './menu-boards.tsx'
import { Link } from '../ui/link.tsx'

const menuStyle =
  'h-dvh max-h-none w-full max-w-none flex-col scroll-pb-16 overflow-auto overscroll-contain bg-ink text-paper transition-opacity open:flex starting:open:opacity-0'

/** The full-screen menu (docs/product.md: Menu, header and footer). */
export function SiteMenu() {
  const { brand } = useShell()
  const { menu, close } = useMessages()
  return (
    <Dialog id={menuId} label={menu.dialog} className={menuStyle}>
      <div className="flex h-14 shrink-0 items-center justify-between px-margin">
        <span aria-hidden="true" className="display text-[1.625rem] leading-none">
          {brand}
        </span>
        <DialogButton does="close" dialog={menuId} className="label py-3">
          {close}
        </DialogButton>
      </div>
      <MenuContent />
    </Dialog>
  )
}

/** The menu's links: boards by gender, pages, languages, favorites, Instagram. */
function MenuContent() {
  const { socialLinks } = useShell()
  const text = useMessages().menu
  const instagram = instagramOf(socialLinks)
  return (
    <>
      <MenuPages />
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 border-t border-current/20 bg-ink px-margin py-3 md:sticky md:bottom-0">
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

/** The menu's links to women and men with their boards, and to the pages. */
function MenuPages() {
  const { locale, menuGenders } = useShell()
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
