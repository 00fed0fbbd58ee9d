import { clsx } from 'clsx'
import type { ReactNode, RefObject, SubmitEvent } from 'react'

import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { DownloadState } from './use-download.ts'

type DownloadFormProps<Kind extends string> = {
  ref: RefObject<HTMLFormElement | null>
  state: DownloadState<Kind>
  kinds: readonly Kind[]
  /** The kind that is requested if no button sends the form. */
  usual: Kind
  /** The address that takes orders of a kind. */
  addressOf: (kind: Kind) => string
  /** Each kind's words before, while and after the document is made. */
  text: Readonly<Record<'kinds' | 'making' | 'made', Readonly<Record<Kind, string>>>>
  /** The words of the button that tries a failed download again. */
  retry: string
  onChange: () => void
  onDownload: (kind: Kind) => void
  onRetry: (kind: Kind) => void
  /** Beneath the buttons. */
  hints: ReactNode
  /** The fields. */
  children: ReactNode
}

// on a low screen, such as at 400 % zoom, the footer scrolls with the fields: pinned, it would leave no room for them
const formStyle =
  'group/order flex min-h-0 grow flex-col overscroll-contain [@media(height<36rem)]:overflow-y-auto'
const fieldsStyle =
  'min-h-0 grow overflow-y-auto overscroll-contain px-6 pt-6 pb-8 [@media(height<36rem)]:shrink-0 [@media(height<36rem)]:overflow-visible'

/** A form that requests documents: its fields, and pinned beneath them the buttons, the progress of a download, and its error. */
export function DownloadForm<Kind extends string>(props: DownloadFormProps<Kind>) {
  const { ref, state, kinds, usual, addressOf, text, retry, hints, children } = props
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const button = event.nativeEvent.submitter
    props.onDownload(kinds.find((kind) => kind === button?.dataset['kind']) ?? usual)
  }
  return (
    <form
      ref={ref}
      method="post"
      action={addressOf(usual)}
      onSubmit={submit}
      onChange={props.onChange}
      className={formStyle}
    >
      <div className={fieldsStyle}>{children}</div>
      <div className="relative shrink-0 border-t border-hairline px-6 pt-4 pb-5">
        <DownloadProgress state={state} />
        <div role="alert">
          {state.status === 'failed' && (
            <div className="pb-4 text-sm">
              <p className="max-w-[58ch] text-danger">{state.message}</p>
              <button
                type="button"
                className="py-1.5 underline underline-offset-4"
                onClick={() => props.onRetry(state.kind)}
              >
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
        {hints}
        <output className="sr-only">
          {(state.status === 'making' || state.status === 'made') && text[state.status][state.kind]}
        </output>
      </div>
    </form>
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

/** How much of a document has arrived, as a line at the upper edge of the element around it. */
function DownloadProgress({ state }: { state: DownloadState<string> }) {
  const { received } = useDocumentMessages().dialog
  if (state.status !== 'making' || state.received === null) return null
  return (
    <progress
      aria-label={received}
      value={state.received}
      className="absolute inset-x-0 -top-px h-0.5 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink"
    />
  )
}
