import { preload } from 'react-dom'

import { initialsOf } from '#agency/talent.ts'

import { Picture, pictureAddress, type PictureFacts, srcSetOf } from '../ui/picture.tsx'
import type { TalentCardFacts } from './talent-card.tsx'

type CardCoverProps = {
  talent: TalentCardFacts
  isFirst: boolean
  /** Whether somebody has pointed at the card, or come to it by key. */
  isAsked: boolean
}

/** A fifth of a wide screen, half of a telephone's: none is wider. */
const coverWidths = [240, 400, 640, 960] as const

const shape = {
  alt: '',
  sizes: '(min-width: 1024px) 19vw, (min-width: 640px) 32vw, 48vw',
  widths: coverWidths,
}

/** The face, or initials where there is no picture; the other cover under the pointer and with the focus. */
export function CardCover({
  talent: { name, cover, otherCover },
  isFirst,
  isAsked,
}: CardCoverProps) {
  if (cover === null) {
    return (
      <span
        aria-hidden="true"
        className="display flex aspect-[3/4] items-center justify-center border border-hairline text-6xl"
      >
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <span className="card-cover">
      <Picture {...shape} picture={cover} isFirst={isFirst} />
      {isAsked && otherCover !== null && (
        <span className="card-other">
          <Picture {...shape} picture={{ ...otherCover, colour: null }} />
        </span>
      )}
    </span>
  )
}

/** Has the browser ask for a cover from the page's head on, which React does by itself only where it renders the picture. */
export function announceCover(cover: PictureFacts): void {
  preload(pictureAddress(cover, 640), {
    as: 'image',
    imageSrcSet: srcSetOf(cover, coverWidths),
    imageSizes: shape.sizes,
    fetchPriority: 'high',
  })
}
