import { useState } from 'react'

import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { useDragOrder, useFocusNext } from '../../ui/list-order.ts'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { Picture, shownSize } from '../../ui/picture.tsx'
import {
  type ContactSheet,
  type DocumentChoice,
  movedTo,
  type SheetPhoto,
} from './document-choice.ts'

type PhotoOrderProps = {
  sheets: readonly ContactSheet[]
  choice: DocumentChoice
  onOrder: (photos: readonly number[]) => void
}

const HEIGHT = 88

/**
 * The chosen photos in the order of the document, to be changed by dragging or by buttons. Without script they keep the order of
 * the galleries.
 */
export function PhotoOrder({ sheets, choice, onOrder }: PhotoOrderProps) {
  const text = useDocumentMessages().dialog
  const [moved, setMoved] = useState<{ words: string; position: number } | null>(null)
  const focusNext = useFocusNext()
  const all = new Map(sheets.flatMap(({ photos }) => photos).map((photo) => [photo.id, photo]))
  const photos = choice.photos.flatMap((id) => all.get(id) ?? [])
  const total = photos.length
  const move = (id: number, place: number) => {
    onOrder(movedTo(choice.photos, id, place))
    setMoved({ words: all.get(id)?.words ?? '', position: place + 1 })
  }
  const drag = useDragOrder(move)
  if (total < 2) return null
  return (
    <details className="relative border-b border-hairline noscript:hidden">
      <summary className="cursor-pointer py-2.5 text-sm text-grey">{text.order}</summary>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-2 gap-y-4 pt-1 pb-5">
        {photos.map((photo, place) => (
          <li
            key={photo.id}
            {...drag(photo.id, place)}
            className="cursor-grab transition-opacity data-dragged:opacity-40 data-over:outline-2 data-over:outline-offset-2"
          >
            <OrderedPhoto
              photo={photo}
              place={place}
              total={total}
              onMove={(to, button) => {
                focusNext(`${button}-${photo.id}`)
                move(photo.id, to)
              }}
            />
          </li>
        ))}
      </ol>
      <output className="sr-only">{moved !== null && text.moved({ ...moved, total })}</output>
    </details>
  )
}

type OrderedPhotoProps = {
  photo: SheetPhoto
  /** Counted from 0. */
  place: number
  total: number
  onMove: (place: number, button: 'before' | 'after') => void
}

/** A photo with its position between the two buttons that move it. */
function OrderedPhoto({ photo, place, total, onMove }: OrderedPhotoProps) {
  const { id, words, picture } = photo
  const text = useDocumentMessages().dialog
  return (
    <>
      <Picture
        picture={picture}
        alt={words}
        sizes={`${shownSize(picture, HEIGHT).width}px`}
        shownHeight={HEIGHT}
        className="h-[88px] w-auto max-w-full object-cover"
      />
      <span className="-ml-2.5 flex items-center text-xs text-grey">
        <MoveButtons
          {...{ id, place }}
          isLast={place === total - 1}
          before={text.moveBefore(words)}
          after={text.moveAfter(words)}
          move={onMove}
        >
          <span className="min-w-6 text-center">{place + 1}</span>
        </MoveButtons>
      </span>
    </>
  )
}
