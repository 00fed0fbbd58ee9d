import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { toFileName } from '#agency/file-name.ts'

import { usePhotoMessages } from '../i18n/photo-messages.ts'
import { useProfileMessages } from '../i18n/profile-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import { ArrowButton } from '../ui/arrow-button.tsx'
import { CopyLink } from '../ui/share-link.tsx'
import type { PhotoView } from './gallery-views.ts'
import { PhotoStage } from './photo-stage.tsx'
import { PhotoThumbnails } from './photo-thumbnails.tsx'
import { SavePhoto } from './save-photo.tsx'
import { usePhotoAlt } from './gallery-words.ts'

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

/**
 * The viewer: one photo as large as the screen allows, with zoom, thumbnails, a link to it, and a file of it. Buttons, arrow keys
 * and swipes move to its neighbours; Esc closes it.
 */
export function PhotoDialog(props: PhotoDialogProps) {
  const { title, name, photos, position, onGoTo, onClose } = props
  const text = useProfileMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const total = photos.length
  const wordsFor = usePhotoAlt({ name, title, total })
  const goBy = (step: 1 | -1) => {
    const next = position + step
    if (next >= 1 && next <= total) onGoTo(next)
  }
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal() // before the effects that need its layout
  }, [dialog])
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
      <div className="viewer">
        <Actions
          {...{ photo, onClose: () => dialog.current?.close() }}
          fileName={toFileName(`${name} ${title} ${position}`, 100)}
        />
        <PhotoStage
          photo={photo}
          neighbours={photos.filter((_, index) => Math.abs(index + 1 - position) === 1)}
          alt={wordsFor(photo, position)}
          goBy={goBy}
        />
        {total > 1 && (
          <>
            <p className="viewer-position text-sm" aria-live="polite">
              {text.photoOf({ position, total })}
            </p>
            <Steps isFirst={position === 1} isLast={position === total} goBy={goBy} />
            <PhotoThumbnails photos={photos} position={position} onGoTo={onGoTo} />
          </>
        )}
      </div>
    </dialog>
  )
}

type ActionsProps = { photo: PhotoView; fileName: string; onClose: () => void }

function Actions({ photo, fileName, onClose }: ActionsProps) {
  const { close } = useMessages()
  const { copyLink } = usePhotoMessages()
  const { origin } = useShell()
  const { pathname, hash } = useLocation() // the address names the photo
  return (
    <div className="viewer-actions">
      <button type="button" className="viewer-close label py-1.5" onClick={onClose}>
        {close}
      </button>
      <CopyLink link={origin + pathname + hash} name={copyLink} />
      <SavePhoto picture={photo.picture} name={fileName} />
    </div>
  )
}

type StepsProps = { isFirst: boolean; isLast: boolean; goBy: (step: 1 | -1) => void }

function Steps({ isFirst, isLast, goBy }: StepsProps) {
  const text = useProfileMessages()
  return (
    <div className="viewer-steps -mx-3.5 flex">
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
