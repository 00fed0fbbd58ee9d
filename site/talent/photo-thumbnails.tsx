import { useEffect, useRef } from 'react'

import { usePhotoMessages } from '../i18n/photo-messages.ts'
import { isIn } from '../ui/arrow-keys.ts'
import { hasModifierKey } from '../ui/has-modifier-key.ts'
import { BarePicture, type PictureFacts } from '../ui/picture.tsx'
import { useKeyDown } from '../ui/use-key-down.ts'
import type { PhotoView } from './gallery-views.ts'

type PhotoThumbnailsProps = {
  photos: readonly PhotoView[]
  /** The photo on show, from 1. */
  position: number
  onGoTo: (position: number) => void
}

/**
 * All photos of the gallery, small, in a row that scrolls; beside the photo it is a column. Tab reaches the one on show; from
 * there arrow keys, Home and End lead to the others, and the focus follows.
 */
export function PhotoThumbnails({ photos, position, onGoTo }: PhotoThumbnailsProps) {
  const text = usePhotoMessages()
  const total = photos.length
  useKeyDown((event) => {
    const isHere = !hasModifierKey(event) && isIn(event.target, '[data-thumbnails]')
    const next = isHere ? nextPosition(event.key, { position, total }) : null
    if (next === null) return
    event.preventDefault() // the list would scroll
    onGoTo(next)
  })
  return (
    <ul aria-label={text.photos} data-thumbnails className="viewer-thumbnails">
      {photos.map(({ id, picture }, index) => (
        <li key={id} className="shrink-0">
          <Thumbnail
            picture={picture}
            name={text.goTo({ position: index + 1, total })}
            isShown={index + 1 === position}
            onChoose={() => onGoTo(index + 1)}
          />
        </li>
      ))}
    </ul>
  )
}

type ThumbnailProps = {
  picture: PictureFacts
  name: string
  /** Whether it is the photo on show. */
  isShown: boolean
  onChoose: () => void
}

function Thumbnail({ picture, name, isShown, onChoose }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isShown) return
    const isFocusHere = isIn(document.activeElement, '[data-thumbnails]')
    button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (isFocusHere) button.current?.focus()
  }, [isShown])
  return (
    <button
      ref={button}
      type="button"
      aria-label={name}
      {...(isShown ? { 'aria-current': true } : { tabIndex: -1 })}
      onClick={onChoose}
    >
      <BarePicture picture={picture} alt="" sizes="56px" widths={[240]} />
    </button>
  )
}

/** The photo that a key leads to; null for other keys, and for the arrows to the sides, which are the whole viewer's. */
function nextPosition(key: string, { position, total }: { position: number; total: number }) {
  if (key === 'Home') return 1
  if (key === 'End') return total
  if (key === 'ArrowUp') return Math.max(1, position - 1)
  return key === 'ArrowDown' ? Math.min(total, position + 1) : null
}
