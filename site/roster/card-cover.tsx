import { clsx } from 'clsx'
import { preload } from 'react-dom'

import { initialsOf } from '#agency/talent.ts'

import {
  BarePicture,
  pictureAddress,
  type PictureFacts,
  placeholderOf,
  sizesInPlace,
  srcSetOf,
} from '../ui/picture.tsx'
import type { TalentCardFacts } from './talent-card.tsx'

type CardCoverProps = {
  talent: TalentCardFacts
  isFirst: boolean
  /** Whether the visitor has pointed at the card or focused it. */
  isAsked: boolean
}

/** A cover takes at most a fifth of a wide screen or half of a phone's. */
const coverWidths = [240, 400, 640, 960] as const

const placeWidths = [48, 32, 19] as const

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
    <span className={clsx('card-cover', placeholderOf(cover))}>
      <CardPicture picture={cover} isFirst={isFirst} />
      {isAsked && otherCover !== null && (
        <span className="card-other">
          <CardPicture picture={otherCover} />
        </span>
      )}
    </span>
  )
}

/** A picture whose placeholder colour is that of its place. */
function CardPicture({ picture, isFirst = false }: { picture: PictureFacts; isFirst?: boolean }) {
  const sizes = sizesInPlace(picture, placeWidths)
  const bare = { ...picture, colour: null }
  return <BarePicture alt="" picture={bare} widths={coverWidths} {...{ sizes, isFirst }} />
}

/** Preloads a cover from the page's head. By itself, React does this only when it renders the picture. */
export function announceCover(cover: PictureFacts): void {
  preload(pictureAddress(cover, 640), {
    as: 'image',
    imageSrcSet: srcSetOf(cover, coverWidths),
    imageSizes: sizesInPlace(cover, placeWidths),
    fetchPriority: 'high',
  })
}
