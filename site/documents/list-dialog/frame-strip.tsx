import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'

import { initialsOf } from '#agency/talent.ts'

import { useListDocumentMessages } from '../../i18n/list-document-messages.ts'
import { Picture, type PictureFacts, shownSize } from '../../ui/picture.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type FrameGallery, FRAMES_PARAMETER, type ListedFacts } from './list-facts.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import { listFormPath } from '../../page/document-addresses.ts'

type FrameStripProps = {
  talent: ListedFacts
  frames: TalentFrames
  chosen: number | null
  /** Null is the cover. */
  onChoose: (frame: number | null) => void
}

const titleStyle = 'label pb-2 text-grey'

/** A talent's cover and frames as radio buttons. */
export function FrameStrip({ talent, frames, chosen, onChoose }: FrameStripProps) {
  const { id, name, cover } = talent
  const text = useListDocumentMessages()
  const group = `picture-${id}`
  return (
    <fieldset className="min-w-0 pt-2 pb-6 sm:flex sm:gap-5">
      <legend className="sr-only">{text.pictureOf(name)}</legend>
      <div className="pb-4">
        <p className={titleStyle}>{text.ownCover}</p>
        <FrameRadio
          {...{ group, name }}
          words={text.coverOf(name)}
          picture={cover}
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
        />
      </div>
      <div className="min-w-0 space-y-4">
        {frames.status === 'found' ? (
          frames.galleries.map((gallery) => (
            <div key={gallery.title}>
              <p className={titleStyle}>{gallery.title}</p>
              <div className="flex flex-wrap gap-x-1.5 gap-y-2">
                {gallery.frames.map((frame) => (
                  <FrameRadio
                    key={frame.id}
                    {...{ group, name }}
                    words={frame.words}
                    picture={frame.picture}
                    isChosen={frame.id === chosen}
                    onChoose={() => onChoose(frame.id)}
                  />
                ))}
              </div>
            </div>
          ))
        ) : (
          <div role="alert" className="text-sm text-danger">
            {frames.status === 'unavailable' ? text.noPictures : <Spinner />}
          </div>
        )}
        {frames.status === 'found' && frames.galleries.length === 0 && (
          <p className="text-sm text-grey">{text.onlyCover}</p>
        )}
      </div>
    </fieldset>
  )
}

type FrameRadioProps = {
  group: string
  name: string
  words: string
  picture: PictureFacts | null
  isChosen: boolean
  onChoose: () => void
}

const HEIGHT = 108

/** A radio button as large as the picture that it chooses, with a rule beneath the chosen one. */
function FrameRadio({ group, name, words, picture, isChosen, onChoose }: FrameRadioProps) {
  return (
    <label className="relative block">
      <input
        type="radio"
        name={group}
        aria-label={words}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-x-0 top-0 z-10 h-27 w-full cursor-pointer appearance-none"
      />
      {picture === null ? (
        <span
          aria-hidden="true"
          className="display grid h-27 w-[81px] place-items-center border border-hairline text-3xl text-grey"
        >
          {initialsOf(name)}
        </span>
      ) : (
        <Picture
          picture={picture}
          alt=""
          sizes={`${shownSize(picture, HEIGHT).width}px`}
          shownHeight={HEIGHT}
          className="h-27 w-auto max-w-[calc(100vw-48px)] object-contain"
        />
      )}
      <span className="mt-1.5 block h-0.5 forced-color-adjust-none peer-checked:bg-ink" />
    </label>
  )
}

/** A talent's galleries, fetched when they are needed. */
type TalentFrames =
  | { status: 'idle' | 'loading' | 'unavailable' }
  | { status: 'found'; galleries: readonly FrameGallery[] }

/** A talent's frames to choose from. They are asked for as soon as `isNeeded`, and by `ask`. */
export function useTalentFrames(
  id: number,
  isNeeded: boolean,
): { frames: TalentFrames; ask: () => void } {
  const { load, data, state } = useFetcher<{ frames: readonly FrameGallery[] | null }>()
  const address = `${listFormPath(useLocale(), [id])}&mine&${FRAMES_PARAMETER}`
  const ask = () => void load(address)
  const askOnce = useEffectEvent(() => {
    if (data === undefined && state === 'idle') ask()
  })
  useEffect(() => {
    if (isNeeded) askOnce()
  }, [isNeeded])
  const galleries = data?.frames ?? null
  if (galleries !== null) return { frames: { status: 'found', galleries }, ask }
  if (state !== 'idle') return { frames: { status: 'loading' }, ask }
  return { frames: { status: data === undefined ? 'idle' : 'unavailable' }, ask }
}
