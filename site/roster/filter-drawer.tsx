import { useMessages } from '../i18n/use-messages.ts'
import { latePart } from '../page/late-part.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import type { DrawerFormProps } from './drawer-form.tsx'
import { filterDrawerId } from './filter-button.tsx'

const DrawerForm = latePart(async () => (await import('./drawer-form.tsx')).DrawerForm)

const drawerStyle =
  'ml-auto h-dvh max-h-none w-full max-w-none flex-col bg-paper backdrop:bg-ink/25 open:flex sm:w-md sm:border-l sm:border-ink motion-safe:transition-[translate] motion-safe:starting:open:translate-x-full'

/** The drawer with the filters. It is closed at first, so its script loads after the page's. */
export function FilterDrawer(props: DrawerFormProps) {
  const text = useMessages().roster
  return (
    <Dialog id={filterDrawerId} label={text.filter} closesOnQuery={false} className={drawerStyle}>
      <div className="flex h-14 shrink-0 items-center justify-between border-b border-hairline px-6">
        <h2 className="label">{text.filter}</h2>
        <DialogButton does="close" dialog={filterDrawerId} className="label py-3">
          {text.close}
        </DialogButton>
      </div>
      <DrawerForm {...props} />
    </Dialog>
  )
}
