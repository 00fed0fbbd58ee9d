import { useMessages } from '../i18n/use-messages.ts'
import { menuId } from '../ui/menu-button.tsx'
import { useShell } from '../page/shell.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { MenuContent } from './menu-content.tsx'

const menuStyle =
  'h-dvh max-h-none w-full max-w-none flex-col overflow-auto overscroll-contain bg-ink text-paper transition-opacity open:flex starting:open:opacity-0'

/** The full-screen menu (docs/product.md: Menu, header and footer). */
export function SiteMenu() {
  const { brand } = useShell()
  const text = useMessages().menu
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
      <MenuContent />
    </Dialog>
  )
}
