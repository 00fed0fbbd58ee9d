import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { menuId } from '../menu-button.tsx'
import { pathTo } from '../paths.ts'
import { useShell } from '../shell.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuBoards } from './menu-boards.tsx'

const menuStyle =
  'h-dvh max-h-none w-full max-w-none flex-col overflow-auto overscroll-contain bg-ink text-paper transition-opacity open:flex starting:open:opacity-0'

/** The full-screen menu (spec 2): women and men with their boards, the pages, languages, Instagram. */
export function SiteMenu() {
  const { brand, locale, socialLinks } = useShell()
  const text = useMessages().menu
  const instagram = socialLinks.find(({ network }) => network === 'instagram')
  return (
    <Dialog id={menuId} label={text.dialog} className={menuStyle}>
      <div className="flex h-14 shrink-0 items-center justify-between px-margin">
        <span aria-hidden="true" className="display text-[1.625rem] leading-none">
          {brand}
        </span>
        <DialogButton does="close" dialog={menuId} className="label py-3">
          {text.close}
        </DialogButton>
      </div>
      <nav aria-label={text.label} className="mt-[10vh] mb-auto px-margin py-6">
        <ul className="display display-fine text-[clamp(3rem,8vw,8rem)] leading-[1.02] forced-colors:leading-[1.35]">
          <li>
            <MenuBoards gender="woman" />
          </li>
          <li>
            <MenuBoards gender="man" />
          </li>
          <li>
            <Link to={pathTo('models', locale, {})} className="hover:text-silver">
              {text.models}
            </Link>
          </li>
        </ul>
      </nav>
      <div className="flex shrink-0 items-center justify-between gap-x-6 border-t border-current/20 px-margin py-3">
        <LanguageSwitch />
        {instagram !== undefined && (
          <a href={instagram.url} rel="noreferrer" className="label py-2">
            {text.instagram}
          </a>
        )}
      </div>
    </Dialog>
  )
}
