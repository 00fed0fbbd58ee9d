import { clsx } from 'clsx'

import { documentPath, type DocumentKind } from '../../page/document-addresses.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CheckboxOption } from './checkbox-option.tsx'
import type { DownloadState } from './use-download.ts'

type DialogFooterProps = {
  talentId: number
  state: DownloadState
  hasJpegs: boolean
  onRetry: (kind: DocumentKind, without: readonly number[]) => void
}

/** The two download buttons, the progress of a download, and its error. */
export function DialogFooter({ talentId, state, hasJpegs, onRetry }: DialogFooterProps) {
  const text = useDocumentMessages().dialog
  const locale = useLocale()
  return (
    <div className="relative shrink-0 border-t border-hairline px-6 pt-4 pb-5">
      {state.status === 'making' && state.received !== null && (
        <progress
          aria-label={text.received}
          value={state.received}
          className="absolute inset-x-0 -top-px h-0.5 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink"
        />
      )}
      <div role="alert">
        {state.status === 'failed' && (
          <div className="pb-4 text-sm">
            <p className="max-w-[58ch] text-danger">{state.message}</p>
            <button
              type="button"
              className="py-1.5 underline underline-offset-4"
              onClick={() => onRetry(state.kind, state.photos)}
            >
              {state.photos.length === 0 ? text.retry : text.retryWithout(state.photos.length)}
            </button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {(['pdf', 'zip'] as const).map((kind) => (
          <DownloadButton
            key={kind}
            kind={kind}
            address={documentPath(locale, talentId, kind)}
            state={state}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 pt-2.5 text-xs text-grey">
        <p className="py-1 leading-5">{hasJpegs ? text.zipHint : text.originalsHint}</p>
        {hasJpegs && <CheckboxOption name="originals">{text.originals}</CheckboxOption>}
      </div>
      <output className="sr-only">
        {(state.status === 'making' || state.status === 'made') && text[state.status][state.kind]}
      </output>
    </div>
  )
}

type DownloadButtonProps = { kind: DocumentKind; address: string; state: DownloadState }

const buttonStyle =
  'label flex min-h-13 flex-1 basis-36 items-center justify-center gap-2.5 border border-ink px-2 aria-disabled:cursor-default'

/** Downloads one kind of document: a spinner, then a check. While a document is made, both buttons only keep the focus. */
function DownloadButton({ kind, address, state }: DownloadButtonProps) {
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
