import { documentPath, type DocumentKind } from '../../page/document-addresses.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import { OrderButton } from './order-button.tsx'
import type { OrderState } from './use-order.ts'

type OrderFootProps = {
  talentId: number
  state: OrderState
  onRetry: (kind: DocumentKind, without: readonly number[]) => void
}

/** The two documents to be had, how far one is, and what went wrong. */
export function OrderFoot({ talentId, state, onRetry }: OrderFootProps) {
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
              onClick={() => onRetry(state.kind, state.frames)}
            >
              {state.frames.length === 0 ? text.retry : text.retryWithout(state.frames.length)}
            </button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {(['pdf', 'zip'] as const).map((kind) => (
          <OrderButton
            key={kind}
            kind={kind}
            address={documentPath(locale, talentId, kind)}
            state={state}
          />
        ))}
      </div>
      <p className="pt-2.5 text-xs text-grey">{text.zipHint}</p>
      <output className="sr-only">
        {(state.status === 'making' || state.status === 'made') && text[state.status][state.kind]}
      </output>
    </div>
  )
}
