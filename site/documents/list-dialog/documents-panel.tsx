import type { ReactNode } from 'react'

import { useMessages } from '../../i18n/use-messages.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const dialogStyle =
  'ml-auto h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink backdrop:bg-ink/25 open:flex sm:w-[min(100%,46rem)] sm:border-l sm:border-ink motion-safe:transition-[translate] motion-safe:starting:open:translate-x-full'

/** The dialog for a list's documents, at the right side of the page, like that of a talent, which loads with its page. */
export function DocumentsPanel({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  const { closePhoto } = useMessages().talent
  return (
    <Dialog id={id} label={title} className={dialogStyle}>
      <div className="flex h-14 shrink-0 items-center justify-between border-b border-hairline px-6">
        <h2 className="label">{title}</h2>
        <DialogButton does="close" dialog={id} className="label py-3">
          {closePhoto}
        </DialogButton>
      </div>
      {children}
    </Dialog>
  )
}
