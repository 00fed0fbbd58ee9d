import { clsx } from 'clsx'
import type { FormEvent, ReactNode } from 'react'

import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { DownloadState } from './use-download.ts'

type DownloadFooterProps<Kind extends string> = {
  state: DownloadState<Kind>
  kinds: readonly Kind[]
  /** The address that takes orders of a kind. */
  addressOf: (kind: Kind) => string
  /** Each kind's words before, while and after the document is made. */
  text: Readonly<Record<'kinds' | 'making' | 'made', Readonly<Record<Kind, string>>>>
  /** The words of the button that tries a failed download again. */
  retry: string
  onRetry: () => void
  /** Hints beneath the buttons. */
  children: ReactNode
}

/** The download buttons, the progress of a download, and its error. */
export function DownloadFooter<Kind extends string>(props: DownloadFooterProps<Kind>) {
  const { state, kinds, addressOf, text, retry, onRetry, children } = props
  const { received } = useDocumentMessages().dialog
  return (
    <div className="relative shrink-0 border-t border-hairline px-6 pt-4 pb-5">
      <DownloadProgress state={state} label={received} />
      <div role="alert">
        {state.status === 'failed' && (
          <div className="pb-4 text-sm">
            <p className="max-w-[58ch] text-danger">{state.message}</p>
            <button type="button" className="py-1.5 underline underline-offset-4" onClick={onRetry}>
              {retry}
            </button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <DownloadButton
            key={kind}
            kind={kind}
            address={addressOf(kind)}
            state={state}
            words={[text.kinds[kind], text.making[kind], text.made[kind]]}
          />
        ))}
      </div>
      {children}
      <output className="sr-only">
        {(state.status === 'making' || state.status === 'made') && text[state.status][state.kind]}
      </output>
    </div>
  )
}

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
function DownloadButton<Kind extends string>(props: DownloadButtonProps<Kind>) {
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

/** The kind of document whose button sent the form; `usual` if none did. */
export function kindOf<Kind extends string>(
  { nativeEvent }: FormEvent,
  kinds: readonly Kind[],
  usual: Kind,
): Kind {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return kinds.find((kind) => kind === submitter?.dataset['kind']) ?? usual
}

/** How much of a document has arrived, as a line at the upper edge of the element around it. */
function DownloadProgress({ state, label }: { state: DownloadState<string>; label: string }) {
  if (state.status !== 'making' || state.received === null) return null
  return (
    <progress
      aria-label={label}
      value={state.received}
      className="absolute inset-x-0 -top-px h-0.5 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink"
    />
  )
}
