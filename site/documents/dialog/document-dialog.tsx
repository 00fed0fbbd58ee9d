import { useProfileMessages } from '../../i18n/profile-messages.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { latePart } from '../../page/late-part.tsx'
import { Dialog, DialogButton, DialogHead } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DocumentFormProps } from './document-form.tsx'

const DocumentForm = latePart(async () => (await import('./document-form.tsx')).DocumentForm)

const dialogId = 'documents'

const dialogStyle =
  'ml-auto h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink backdrop:bg-ink/25 open:flex sm:w-[min(100%,46rem)] sm:border-l sm:border-ink motion-safe:transition-[translate] motion-safe:starting:open:translate-x-full'

/** The button and the dialog for ordering a PDF or ZIP. The dialog starts closed, so its script loads after the page's. */
export function DocumentDialog(props: DocumentFormProps) {
  const { closePhoto } = useMessages().talent
  const profile = useProfileMessages()
  return (
    <div className="print:hidden">
      <DialogButton
        does="open"
        dialog={dialogId}
        className="label flex items-center gap-1.5 py-1.5"
      >
        <Icon name="download" size={14} />
        {profile.documents}
      </DialogButton>
      <Dialog id={dialogId} label={profile.documents} className={dialogStyle}>
        <DialogHead dialog={dialogId} title={profile.documents} close={closePhoto} />
        <DocumentForm {...props} />
      </Dialog>
    </div>
  )
}
