import { preload } from 'react-dom'

import { initialsOf } from '#agency/talent.ts'

import { Picture, pictureAddress, type PictureFacts, srcSetOf } from '../ui/picture.tsx'
import type { TalentCardFacts } from './talent-card.tsx'

type CardCoverProps = {
  talent: TalentCardFacts
  isFirst: boolean
  /** Whether the visitor has pointed at the card or focused it. */
  isAsked: boolean
}

/** A cover takes at most a fifth of a wide screen or half of a phone's. */
const coverWidths = [240, 400, 640, 960] as const

const shape = {
  alt: '',
  sizes: '(min-width: 1024px) 19vw, (min-width: 640px) 32vw, 48vw',
  widths: coverWidths,
}

/** The cover, or initials without one; the hover cover under the pointer and on focus. */
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

/** Preloads a cover from the page's head. By itself, React does this only when it renders the picture. */
export function announceCover(cover: PictureFacts): void {
  preload(pictureAddress(cover, 640), {
    as: 'image',
    imageSrcSet: srcSetOf(cover, coverWidths),
    imageSizes: shape.sizes,
    fetchPriority: 'high',
  })
}
