import { useEffect, useEffectEvent, useState } from 'react'

import { initialsOf } from '#agency/talent.ts'

import { useListDocumentMessages } from '../../i18n/list-document-messages.ts'
import type { ChosenFrames, FrameChoice } from '../../favorites/lists/frames-store.ts'
import type { ListedFacts } from './list-facts.ts'
import { useNear } from '../../ui/use-near.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture, type PictureFacts } from '../../ui/picture.tsx'
import { FrameStrip, useTalentFrames } from './frame-strip.tsx'

export type ListPicturesProps = {
  talents: readonly ListedFacts[]
  chosen: ChosenFrames
  choose: (choice: FrameChoice) => void
}

/** The talents' pictures in documents: their covers at first, or other frames of the visitor's choice. */
export function ListPictures({ talents, chosen, choose }: ListPicturesProps) {
  const text = useListDocumentMessages()
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  const count = talents.filter(({ id }) => chosen[id] !== undefined).length
  return (
    <section aria-labelledby="list-pictures">
      <h3 id="list-pictures" className="label text-grey">
        {text.pictures}
      </h3>
      <div className="flex flex-wrap items-baseline gap-x-5 pt-1 text-sm">
        <output>{count === 0 ? text.allCovers : text.chosenPictures(count)}</output>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setNeeded(true)
            setOpen(!isOpen)
          }}
          className="py-1.5 underline underline-offset-4"
        >
          {text.choosePictures}
        </button>
      </div>
      {isNeeded && (
        <div hidden={!isOpen}>
          <p className="max-w-[52ch] pb-3 text-sm text-grey">{text.picturesHint}</p>
          <ul className="border-t border-hairline">
            {talents.map((talent) => (
              <PictureRow
                key={talent.id}
                talent={talent}
                chosen={chosen[talent.id] ?? null}
                onChoose={(frame) => choose({ talentId: talent.id, frame })}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type PictureRowProps = {
  talent: ListedFacts
  /** The frame that takes the cover's place. */
  chosen: number | null
  /** Null is the cover. */
  onChoose: (frame: number | null) => void
}

/** A talent with the picture that documents show. Pressed, it opens the strip of the talent's frames beneath it. */
function PictureRow({ talent, chosen, onChoose }: PictureRowProps) {
  const { id, name, cover } = talent
  const text = useListDocumentMessages()
  const [isOpen, setOpen] = useState(false)
  const [row, isOnScreen] = useNear<HTMLLIElement>(false, '0px')
  const { frames, ask } = useTalentFrames(id, chosen !== null && isOnScreen) // not those of a hundred rows at once
  const all = frames.status === 'found' ? frames.galleries.flatMap((each) => each.frames) : null
  const frame = all?.find((each) => each.id === chosen)
  const isGone = chosen !== null && all !== null && frame === undefined
  const forget = useEffectEvent(() => onChoose(null))
  useEffect(() => {
    if (isGone) forget() // the profile does not have it any longer
  }, [isGone])
  const isCover = chosen === null || isGone
  const toggle = () => {
    if (!isOpen && (frames.status === 'idle' || frames.status === 'unavailable')) ask()
    setOpen(!isOpen)
  }
  return (
    <li ref={row} className="border-b border-hairline">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        className="flex w-full items-center gap-4 py-2 text-left"
      >
        <Thumbnail name={name} picture={isCover ? cover : (frame?.picture ?? 'unknown')} />
        <span className="min-w-0 grow">
          <span className="block truncate text-sm leading-5">{name}</span>
          <span className="block text-xs leading-5 text-grey">
            {isCover ? text.ownCover : frame?.place}
          </span>
        </span>
        <Icon name={isOpen ? 'minus' : 'plus'} size={16} />
      </button>
      {isOpen && (
        <FrameStrip
          talent={talent}
          frames={frames}
          chosen={isCover ? null : chosen}
          onChoose={onChoose}
        />
      )}
    </li>
  )
}

/** A small picture; initials if there is none, and an empty place while it is unknown. */
function Thumbnail({ name, picture }: { name: string; picture: PictureFacts | 'unknown' | null }) {
  if (picture === null) {
    return (
      <span
        aria-hidden="true"
        className="display grid h-16 w-12 shrink-0 place-items-center border border-hairline text-lg text-grey"
      >
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <span className="block h-16 w-12 shrink-0 bg-hairline">
      {picture !== 'unknown' && (
        <Picture
          key={picture.path}
          picture={picture}
          alt=""
          sizes="48px"
          className="h-16 w-12 object-cover"
        />
      )}
    </span>
  )
}
