import { preload } from 'react-dom'

import { initialsOf } from '#agency/talent.ts'

import { Picture, pictureAddress, type PictureFacts, srcSetOf } from '../ui/picture.tsx'
import type { TalentCardFacts } from './talent-card.tsx'

type CardCoverProps = { talent: TalentCardFacts; isFirst: boolean }

const shape = {
  alt: '',
  sizes: '(min-width: 1024px) 19vw, (min-width: 640px) 32vw, 48vw',
  className: 'aspect-[3/4] w-full object-cover',
}

// not displayed, a lazy picture is not loaded: only who points at a card pays for its other cover
const otherStyle =
  'absolute inset-0 hidden group-hover/card:block group-has-focus-visible/card:block print:hidden!'

/** The face, or initials where there is no picture; the other cover under the pointer and with the focus. */
export function CardCover({ talent: { name, cover, otherCover }, isFirst }: CardCoverProps) {
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
    <span className="relative block">
      <Picture {...shape} picture={cover} isFirst={isFirst} />
      {otherCover !== null && (
        <span className={otherStyle}>
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
    imageSrcSet: srcSetOf(cover),
    imageSizes: shape.sizes,
    fetchPriority: 'high',
  })
}
