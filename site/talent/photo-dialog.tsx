import { useEffect, useRef } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { ArrowButton } from '../ui/arrow-button.tsx'
import { BarePicture } from '../ui/picture.tsx'
import { useKeyDown } from '../ui/use-key-down.ts'
import type { PhotoView } from './gallery-views.ts'
import { usePhotoAlt } from './use-photo-alt.ts'
import { useSwipes } from './use-swipes.ts'

type PhotoDialogProps = {
  title: string
  name: string
  photos: readonly PhotoView[]
  /** The photo on show, from 1. */
  position: number
  onGoTo: (position: number) => void
  /** Called when the visitor closes the dialog; the element goes once the address changes. */
  onClose: () => void
}

/** One photo as large as the screen allows. Buttons, arrow keys and swipes move to its neighbours; Esc closes it. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { title, name, photos, position, onGoTo, onClose } = props
  const text = useMessages().talent
  const dialog = useRef<HTMLDialogElement>(null)
  const total = photos.length
  const wordsFor = usePhotoAlt({ name, title, total })
  const goBy = (step: 1 | -1) => {
    const next = position + step
    if (next >= 1 && next <= total) onGoTo(next)
  }
  useModal(dialog)
  useKeyDown(({ key }) => {
    if (key === 'ArrowLeft') goBy(-1)
    if (key === 'ArrowRight') goBy(1)
  })
  const swipes = useSwipes((to) => goBy(to === 'left' ? 1 : -1))
  const photo = photos[position - 1]
  if (photo === undefined) return null
  return (
    <dialog
      ref={dialog}
      aria-label={`${name}, ${title}`}
      closedby="any"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink print:hidden"
    >
      <div className="flex h-full flex-col px-margin">
        <div className="flex h-14 shrink-0 items-center justify-between">
          <p className="text-sm" aria-live="polite">
            {text.photoOf({ position, total })}
          </p>
          <button type="button" className="label py-3" onClick={() => dialog.current?.close()}>
            {text.closePhoto}
          </button>
        </div>
        <figure className="flex min-h-0 flex-1 touch-pan-y touch-pinch-zoom flex-col" {...swipes}>
          <BarePicture
            key={photo.id}
            picture={photo.picture}
            alt={wordsFor(photo, position)}
            sizes="100vw"
            isFirst
            className="h-0 w-full flex-1 bg-transparent! object-contain"
          />
          <figcaption className="min-h-7 shrink-0 pt-1.5 text-xs text-grey">
            {photo.caption}
          </figcaption>
        </figure>
        <Steps isFirst={position === 1} isLast={position === total} goBy={goBy} />
      </div>
    </dialog>
  )
}

type StepsProps = { isFirst: boolean; isLast: boolean; goBy: (step: 1 | -1) => void }

function Steps({ isFirst, isLast, goBy }: StepsProps) {
  const text = useMessages().talent
  return (
    <div className="-mx-3.5 flex h-14 shrink-0 items-center justify-between">
      <ArrowButton
        to="left"
        label={text.previousPhoto}
        isAtEnd={isFirst}
        onPress={() => goBy(-1)}
      />
      <ArrowButton to="right" label={text.nextPhoto} isAtEnd={isLast} onPress={() => goBy(1)} />
    </div>
  )
}

/** Opens the dialog as a modal as soon as it is mounted. */
function useModal(dialog: { current: HTMLDialogElement | null }): void {
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [dialog])
}
