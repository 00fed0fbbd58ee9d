import { useState } from 'react'

import { useListDocumentMessages } from '../../i18n/list-document-messages.ts'
import type { ChosenFrames, FrameChoice } from '../../favorites/lists/frames-store.ts'
import type { ListedFacts } from './list-facts.ts'
import { PictureRow } from './picture-row.tsx'

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
