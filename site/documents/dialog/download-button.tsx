import { clsx } from 'clsx'

import type { DocumentKind } from '../../page/document-addresses.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { DownloadState } from './use-download.ts'

type DownloadButtonProps = { kind: DocumentKind; address: string; state: DownloadState }

const buttonStyle =
  'label flex min-h-13 flex-1 basis-36 items-center justify-center gap-2.5 border border-ink px-2 aria-disabled:cursor-default'

/** Downloads one of the documents: a spinner while it is made, then a check. Meanwhile the other button does nothing but keeps the focus. */
export function DownloadButton({ kind, address, state }: DownloadButtonProps) {
  const text = useDocumentMessages().dialog
  const isMine = state.status !== 'idle' && state.kind === kind
  const words = [text.kinds[kind], text.making[kind], text.made[kind]]
  const step = isMine && state.status === 'making' ? 1 : isMine && state.status === 'made' ? 2 : 0
  return (
    <button
      type="submit"
      formAction={address}
      data-kind={kind}
      aria-disabled={state.status === 'making'}
      className={clsx(buttonStyle, kind === 'pdf' && 'bg-ink text-paper')}
    >
      {step === 1 ? <Spinner /> : <Icon name={step === 2 ? 'check' : 'download'} size={16} />}
      {words[step]}
    </button>
  )
}
