import { type FormEvent, useRef, useState } from 'react'

import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { useListDocumentMessages } from '../../i18n/list-document-messages.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import {
  listDocumentKinds,
  listDocumentPath,
  type ListDocumentKind,
  mostListed,
} from '../../page/document-addresses.ts'
import { DownloadButton, DownloadProgress } from '../dialog/download-button.tsx'
import { type DownloadState, useDownload } from '../dialog/use-download.ts'
import { LayoutChoice } from './layout-choice.tsx'
import { ListField } from './list-field.tsx'

export type ListFormProps = {
  ids: readonly number[]
  title: string
  /** The visitor's notes, by the talents' ids. */
  notes: readonly { id: number; note: string }[]
  /** Names of talents who have left the agency. */
  left: readonly string[]
  /** Whether a PDF of the list can be made. */
  hasPdf: boolean
}

/** The form that requests documents of a list. It works without script; with script it shows progress. */
export function ListForm({ ids, title, notes, left, hasPdf }: ListFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [withNotes, setWithNotes] = useState(false)
  const locale = useLocale()
  const text = useListDocumentMessages()
  const { state, download, forget } = useDownload<ListDocumentKind>(form, {
    addressOf: (kind) => listDocumentPath(locale, kind),
    name: text.fallbackTitle,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void download(kindOf(event, hasPdf))
  }
  return (
    <form
      ref={form}
      method="post"
      action={listDocumentPath(locale, hasPdf ? 'pdf' : 'zip')}
      onSubmit={submit}
      onChange={forget}
      className="flex min-h-0 grow flex-col overscroll-contain [@media(height<36rem)]:overflow-y-auto"
    >
      <div className="min-h-0 grow space-y-7 overflow-y-auto overscroll-contain px-6 pt-6 pb-8 [@media(height<36rem)]:shrink-0 [@media(height<36rem)]:overflow-visible">
        <input type="hidden" name="ids" value={ids.join(',')} />
        {withNotes &&
          notes.map(({ id, note }) => (
            <input key={id} type="hidden" name={`note-${id}`} value={note} />
          ))}
        <p className="text-sm text-grey">
          {text.total(ids.length)}. {left.length > 0 && text.left(left)}
        </p>
        <ListField name="title" label={text.listTitle} value={title} />
        <ListField name="client" label={text.client} hint={text.optional} value="" />
        {hasPdf ? <LayoutChoice /> : <p className="max-w-[52ch] text-sm">{text.noPdf}</p>}
        {notes.length > 0 && <NotesChoice isChecked={withNotes} onCheck={setWithNotes} />}
        {ids.length > mostListed.pdf && (
          <p className="max-w-[52ch] text-sm text-danger">{text.tooMany(mostListed.pdf)}</p>
        )}
      </div>
      <ListFooter state={state} hasPdf={hasPdf} onRetry={(kind) => void download(kind)} />
    </form>
  )
}

function NotesChoice({
  isChecked,
  onCheck,
}: {
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}) {
  const text = useListDocumentMessages()
  return (
    <label className="flex w-fit cursor-pointer items-start gap-2.5 py-1 text-sm leading-5">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
        className="mt-0.5 size-4 shrink-0 appearance-none border border-ink checked:bg-ink checked:[box-shadow:inset_0_0_0_3px_var(--color-paper)] forced-colors:appearance-auto"
      />
      {text.notes}
    </label>
  )
}

type ListFooterProps = {
  state: DownloadState<ListDocumentKind>
  hasPdf: boolean
  onRetry: (kind: ListDocumentKind) => void
}

/** The download buttons, the progress of a download, and its error. */
function ListFooter({ state, hasPdf, onRetry }: ListFooterProps) {
  const { dialog } = useDocumentMessages()
  const text = useListDocumentMessages()
  const locale = useLocale()
  return (
    <div className="relative shrink-0 border-t border-hairline px-6 pt-4 pb-5">
      <DownloadProgress state={state} label={dialog.received} />
      <div role="alert">
        {state.status === 'failed' && (
          <div className="pb-4 text-sm">
            <p className="max-w-[58ch] text-danger">{state.message}</p>
            <button
              type="button"
              className="py-1.5 underline underline-offset-4"
              onClick={() => onRetry(state.kind)}
            >
              {dialog.retry}
            </button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {listDocumentKinds
          .filter((kind) => hasPdf || kind !== 'pdf')
          .map((kind) => (
            <DownloadButton
              key={kind}
              kind={kind}
              address={listDocumentPath(locale, kind)}
              state={state}
              words={[text.kinds[kind], text.making[kind], text.made[kind]]}
            />
          ))}
      </div>
      <p className="pt-2.5 text-xs leading-5 text-grey">{text.zipHint}</p>
      <output className="sr-only">
        {(state.status === 'making' || state.status === 'made') && text[state.status][state.kind]}
      </output>
    </div>
  )
}

/** The document that the pressed button requests; the first one if no button was. */
function kindOf({ nativeEvent }: FormEvent, hasPdf: boolean): ListDocumentKind {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  const asked = submitter?.dataset['kind']
  return listDocumentKinds.find((kind) => kind === asked) ?? (hasPdf ? 'pdf' : 'zip')
}
