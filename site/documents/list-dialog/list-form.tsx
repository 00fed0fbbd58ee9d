import { useRef, useState } from 'react'

import type { ChosenFrames } from '../../favorites/lists/frames-store.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { useListDocumentMessages } from '../../i18n/list-document-messages.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import {
  listDocumentKinds,
  listDocumentPath,
  type ListDocumentKind,
  mostListed,
} from '../../page/document-addresses.ts'
import { CheckboxOption } from '../../ui/checkbox-option.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { DownloadForm } from '../dialog/download-form.tsx'
import { useDownload } from '../dialog/use-download.ts'
import { layouts } from './list-facts.ts'
import { ListPictures, type ListPicturesProps } from './list-pictures.tsx'

type ListFormProps = {
  ids: readonly number[]
  title: string
  /** The visitor's notes, by the talents' ids. */
  notes: readonly { id: number; note: string }[]
  /** Names of talents who have left the agency. */
  left: readonly string[]
  /** Whether a PDF of the list can be made. */
  hasPdf: boolean
  /** The talents' pictures to choose; null on the page for visitors without script. */
  pictures: ListPicturesProps | null
}

/** The form that requests documents of a list. It works without script; with script it shows progress. */
export function ListForm({ ids, title, notes, left, hasPdf, pictures }: ListFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const locale = useLocale()
  const text = useListDocumentMessages()
  const { dialog } = useDocumentMessages()
  const usual = hasPdf ? 'pdf' : 'zip'
  const addressOf = (kind: ListDocumentKind) => listDocumentPath(locale, kind)
  const { state, download, forget } = useDownload<ListDocumentKind>(form, {
    addressOf,
    name: text.fallbackTitle,
  })
  const start = (kind: ListDocumentKind) => void download(kind)
  return (
    <DownloadForm
      ref={form}
      {...{ state, usual, addressOf, text }}
      kinds={listDocumentKinds.filter((kind) => hasPdf || kind !== 'pdf')}
      retry={dialog.retry}
      onChange={forget}
      onDownload={start}
      onRetry={start}
      hints={<p className="pt-2.5 text-xs leading-5 text-grey">{text.zipHint}</p>}
    >
      <div className="space-y-7">
        <input type="hidden" name="ids" value={ids.join(',')} />
        {hasPdf && pictures !== null && <FrameFields ids={ids} chosen={pictures.chosen} />}
        <p className="text-sm text-grey">
          {text.total(ids.length)}. {left.length > 0 && text.left(left)}
        </p>
        <ListField
          key={title} // a list that gets another title begins with it
          name="title"
          label={text.listTitle}
          value={title}
        />
        <ListField name="client" label={text.client} value="" />
        {hasPdf ? <LayoutChoice /> : <p className="max-w-[52ch] text-sm">{text.noPdf}</p>}
        {hasPdf && pictures !== null && pictures.talents.length > 0 && (
          <ListPictures {...pictures} />
        )}
        {notes.length > 0 && <NotesChoice notes={notes} />}
        {ids.length > mostListed.pdf && (
          <p className="max-w-[52ch] text-sm text-danger">{text.tooMany(mostListed.pdf)}</p>
        )}
      </div>
    </DownloadForm>
  )
}

/** Sends the chosen frames along, also before the talents' pictures are there to choose from. */
function FrameFields({ ids, chosen }: Pick<ListFormProps, 'ids'> & { chosen: ChosenFrames }) {
  return ids.map(
    (id) =>
      chosen[id] !== undefined && (
        <input key={id} type="hidden" name={`frame-${id}`} value={chosen[id]} />
      ),
  )
}

type ListFieldProps = { name: 'title' | 'client'; label: string; value: string }

/** A line of text on the cover page; optional. */
function ListField({ name, label, value }: ListFieldProps) {
  const { optional } = useListDocumentMessages()
  return (
    <PlainField
      label={
        <>
          {label}
          <span className="text-grey"> ({optional})</span>
        </>
      }
      name={name}
      defaultValue={value}
      dir="auto"
      maxLength={80}
      autoComplete="off"
    />
  )
}

const layoutStyle =
  'relative py-1 decoration-1 underline-offset-4 has-checked:text-ink has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-4'

/** How many talents a page of the PDF shows: large numbers, of which one is chosen. */
function LayoutChoice() {
  const text = useListDocumentMessages()
  return (
    <fieldset aria-describedby="layout-hint">
      <legend className="label text-grey">{text.layout}</legend>
      <div className="display flex flex-wrap gap-x-8 gap-y-2 pt-3 pb-3 text-[clamp(2rem,6vw,2.75rem)] leading-none text-faint">
        {layouts.map((layout, index) => (
          <label key={layout} className={layoutStyle}>
            <input
              type="radio"
              name="layout"
              value={layout}
              aria-label={text.perPage(Number(layout))}
              defaultChecked={index === 0}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {layout}
          </label>
        ))}
      </div>
      <p id="layout-hint" className="max-w-[52ch] text-sm text-grey">
        {text.layoutHint}
      </p>
    </fieldset>
  )
}

/** Sends the notes along if the visitor ticks it. */
function NotesChoice({ notes }: Pick<ListFormProps, 'notes'>) {
  const text = useListDocumentMessages()
  const [isChecked, check] = useState(false)
  return (
    <div className="text-sm">
      {isChecked &&
        notes.map(({ id, note }) => (
          <input key={id} type="hidden" name={`note-${id}`} value={note} />
        ))}
      <CheckboxOption
        checked={isChecked}
        onChange={({ currentTarget }) => check(currentTarget.checked)}
      >
        {text.notes}
      </CheckboxOption>
    </div>
  )
}
