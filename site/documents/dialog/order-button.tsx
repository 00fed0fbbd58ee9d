import { clsx } from 'clsx'

import type { DocumentKind } from '../../page/document-addresses.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { OrderState } from './use-order.ts'

type OrderButtonProps = { kind: DocumentKind; address: string; state: OrderState }

const buttonStyle =
  'label flex min-h-13 flex-1 basis-36 items-center justify-center gap-2.5 border border-ink px-2 aria-disabled:cursor-default'

/** Orders one of the documents: a spinner while it is made, then a check. While one is made the others wait, and keep the focus. */
export function OrderButton({ kind, address, state }: OrderButtonProps) {
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
