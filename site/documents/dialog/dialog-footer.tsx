import { documentPath, type DocumentKind } from '../../page/document-addresses.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import { CheckboxOption } from './checkbox-option.tsx'
import { DownloadButton, DownloadProgress } from './download-button.tsx'
import type { DownloadState } from './use-download.ts'

type DialogFooterProps = {
  talentId: number
  state: DownloadState<DocumentKind>
  hasJpegs: boolean
  onRetry: (kind: DocumentKind, without: readonly number[]) => void
}

/** The two download buttons, the progress of a download, and its error. */
export function DialogFooter({ talentId, state, hasJpegs, onRetry }: DialogFooterProps) {
  const text = useDocumentMessages().dialog
  const locale = useLocale()
  return (
    <div className="relative shrink-0 border-t border-hairline px-6 pt-4 pb-5">
      <DownloadProgress state={state} label={text.received} />
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
            words={[text.kinds[kind], text.making[kind], text.made[kind]]}
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
