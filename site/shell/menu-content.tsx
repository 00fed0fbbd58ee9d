import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import { FavoritesLink } from './favorites-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuPages } from './menu-pages.tsx'

/** The menu's links: boards by gender, pages, languages, favorites, Instagram (docs/product.md: Menu, header and footer). */
export function MenuContent() {
  const { locale, menuBoards, socialLinks } = useShell()
  const text = useMessages().menu
  const instagram = socialLinks.find(({ network }) => network === 'instagram')
  return (
    <>
      <MenuPages locale={locale} menuBoards={menuBoards} />
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
