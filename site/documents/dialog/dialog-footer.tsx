import { documentPath, type DocumentKind } from '../../page/document-addresses.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import { CheckboxOption } from './checkbox-option.tsx'
import { DownloadFooter } from './download-footer.tsx'
import type { DownloadState } from './use-download.ts'

type DialogFooterProps = {
  talentId: number
  state: DownloadState<DocumentKind>
  hasJpegs: boolean
  onRetry: (kind: DocumentKind, without: readonly number[]) => void
}

/** The downloads of a talent's dialog. After a failure, they are tried without the photos that caused it. */
export function DialogFooter({ talentId, state, hasJpegs, onRetry }: DialogFooterProps) {
  const text = useDocumentMessages().dialog
  const locale = useLocale()
  const failed = state.status === 'failed' ? state : null
  const without = failed?.photos ?? []
  return (
    <DownloadFooter
      state={state}
      kinds={['pdf', 'zip']}
      addressOf={(kind) => documentPath(locale, talentId, kind)}
      text={text}
      retry={without.length === 0 ? text.retry : text.retryWithout(without.length)}
      onRetry={() => failed !== null && onRetry(failed.kind, without)}
    >
      <div className="flex flex-wrap justify-between gap-x-6 pt-2.5 text-xs text-grey">
        <p className="py-1 leading-5">{hasJpegs ? text.zipHint : text.originalsHint}</p>
        {hasJpegs && <CheckboxOption name="originals">{text.originals}</CheckboxOption>}
      </div>
    </DownloadFooter>
  )
}
