import { clsx } from 'clsx'

import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { DownloadState } from './use-download.ts'

type DownloadButtonProps<Kind extends string> = {
  kind: Kind
  address: string
  state: DownloadState<Kind>
  /** Before, while and after the document is made. */
  words: readonly [kind: string, making: string, made: string]
}

const buttonStyle =
  'label flex min-h-13 flex-1 basis-36 items-center justify-center gap-2.5 border border-ink px-2 aria-disabled:cursor-default'

/** Downloads one kind of document: a spinner, then a check. While a document is made, all buttons only keep the focus. */
export function DownloadButton<Kind extends string>(props: DownloadButtonProps<Kind>) {
  const { kind, address, state, words } = props
  const isMine = state.status !== 'idle' && state.kind === kind
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

/** How much of a document has arrived, as a line at the upper edge of the element around it. */
export function DownloadProgress({
  state,
  label,
}: {
  state: DownloadState<string>
  label: string
}) {
  if (state.status !== 'making' || state.received === null) return null
  return (
    <progress
      aria-label={label}
      value={state.received}
      className="absolute inset-x-0 -top-px h-0.5 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink"
    />
  )
}
