import { useRef } from 'react'

import type { Unit } from '#agency/measures.ts'

import { type DocumentKind, documentPath } from '../../page/document-addresses.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import type { PictureFacts } from '../../ui/picture.tsx'
import {
  choiceWithout,
  type ContactSheet,
  type DocumentChoice,
  firstChoice,
  firstFitting,
  inOrder,
  orderProblem,
  writeChoice,
} from './document-choice.ts'
import { CheckboxOption } from '../../ui/checkbox-option.tsx'
import { DocumentOptions } from './document-options.tsx'
import { DownloadForm } from './download-form.tsx'
import { PhotoCheckbox } from './photo-checkbox.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { useDocumentChoice } from './use-choice.ts'
import { useDownload } from './use-download.ts'

type DocumentFormProps = {
  talentId: number
  sheets: readonly ContactSheet[]
  /** The cover portrait, if it can be the front. */
  cover: PictureFacts | null
  /** The unit that is chosen at first. */
  unit: Unit
  /** Whether an archive may have JPEGs; else it has the originals. */
  hasJpegs: boolean
  /** Whether the visitor may choose the originals. */
  hasOriginals: boolean
}

const kinds: readonly DocumentKind[] = ['pdf', 'zip']

/** The form that requests a document. It works without script; with script it shows progress and closes the dialog at the end. */
export function DocumentForm(props: DocumentFormProps) {
  const { talentId, sheets, cover, unit, hasJpegs, hasOriginals } = props
  const form = useRef<HTMLFormElement>(null)
  const coverPhoto = photoOfCover(sheets, cover)
  const { first, choice, order, ...change } = useDocumentChoice(
    form,
    firstChoice(sheets, cover !== null, coverPhoto),
  )
  const locale = useLocale()
  const text = useDocumentMessages().dialog
  const addressOf = (kind: DocumentKind) => documentPath(locale, talentId, kind)
  const { state, download, forget } = useDownload(form, {
    addressOf,
    prepare: (fields) => orderPhotos(fields, order),
    name: String(talentId),
  })
  const unread = state.status === 'failed' ? state.photos : []

  function startDownload(kind: DocumentKind, chosen: DocumentChoice = choice) {
    if (orderProblem(kind, chosen, coverPhoto) === null) void download(kind)
    else form.current?.querySelector<HTMLElement>('[name="frame"]')?.focus()
  }

  function retryWithoutUnread(kind: DocumentKind) {
    const left = choiceWithout(choice, unread, coverPhoto)
    change.check(left.photos, left.hasCover)
    startDownload(kind, left)
  }

  return (
    <DownloadForm
      ref={form}
      {...{ state, kinds, addressOf, text }}
      usual="pdf"
      retry={unread.length === 0 ? text.retry : text.retryWithout(unread.length)}
      onChange={() => {
        change.keep()
        forget()
      }}
      onDownload={startDownload}
      onRetry={retryWithoutUnread}
      hints={<ArchiveHints {...{ hasJpegs, hasOriginals }} />}
    >
      <DocumentOptions unit={unit} />
      {cover !== null && <CoverChoice cover={cover} />}
      <PhotoPicker
        key={writeChoice(first)} // a rendered checkbox ignores a new `defaultChecked`
        {...{ sheets, coverPhoto, first, choice }}
        blamed={unread}
        onAll={() => change.check(firstFitting(sheets, choice.hasCover, coverPhoto))}
        onNone={() => change.check([])}
        onOrder={(photos) => {
          forget()
          change.reorder(photos)
        }}
      />
    </DownloadForm>
  )
}

/** The cover portrait as the document's front, which it is at first. */
function CoverChoice({ cover }: { cover: PictureFacts }) {
  const text = useDocumentMessages().dialog
  return (
    <fieldset aria-describedby="cover-hint" className="mt-7 min-w-0">
      <legend className="label pb-3 text-grey">{text.front}</legend>
      <div className="flex items-end gap-4">
        <PhotoCheckbox
          name="cover"
          value={1}
          words={text.cover}
          picture={cover}
          isChosenAtFirst
          side={null}
          isBlamed={false}
        />
        <p id="cover-hint" className="max-w-[30ch] text-sm text-grey">
          {text.coverHint}
        </p>
      </div>
    </fieldset>
  )
}

type ArchiveHintsProps = Pick<DocumentFormProps, 'hasJpegs' | 'hasOriginals'>

/** The format of an archive's pictures, and the choice of the originals. */
function ArchiveHints({ hasJpegs, hasOriginals }: ArchiveHintsProps) {
  const text = useDocumentMessages().dialog
  return (
    <div className="flex flex-wrap justify-between gap-x-6 pt-2.5 text-xs text-grey">
      <p className="py-1 leading-5">{hasJpegs ? text.zipHint : text.originalsHint}</p>
      {hasJpegs && hasOriginals && (
        <CheckboxOption name="originals">{text.originals}</CheckboxOption>
      )}
    </div>
  )
}

/** Puts the photos in the visitor's order. */
function orderPhotos(fields: URLSearchParams, order: readonly number[]) {
  const photos = fields.getAll('frame').map(Number)
  fields.delete('frame')
  for (const photo of inOrder(photos, order)) fields.append('frame', String(photo))
}

/** The photo that is also the cover; null if the cover is a picture of its own. */
function photoOfCover(sheets: readonly ContactSheet[], cover: PictureFacts | null): number | null {
  const photos = sheets.flatMap((sheet) => sheet.photos)
  return photos.find(({ picture }) => picture.path === cover?.path)?.id ?? null
}
