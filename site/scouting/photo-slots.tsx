import { problemWords } from '../forms/problems.ts'
import { useFormMessages, useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import { type Facts, type PhotoControl, photoControls, poses } from './controls.ts'
import { PhotoSlot } from './photo-slot.tsx'
import type { usePhotos } from './use-photos.ts'

type PhotoSlotsProps = {
  facts: Facts
  photos: ReturnType<typeof usePhotos>
  lost: readonly PhotoControl[]
}

/** Four frames, one per pose. */
export function PhotoSlots({ facts, photos, lost }: PhotoSlotsProps) {
  const text = useScoutingMessages()
  return (
    <fieldset aria-describedby="photos-hint">
      <legend className="label">{text.photos}</legend>
      <p id="photos-hint" className="max-w-[62ch] pt-1.5 text-[0.8125rem] leading-snug text-grey">
        <span className="noscript:hidden">{text.photosHint}</span>
        <span className="hidden noscript:inline">{text.photosHintPlain}</span>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2 lg:grid-cols-4">
        {photoControls.map((slot, index) => (
          <PhotoSlot
            key={slot}
            facts={facts(slot)}
            pose={poses[index] ?? 'face'}
            state={photos.photos[slot]}
            isLost={lost.includes(slot)}
            choose={(file) => photos.choose(slot, file)}
          />
        ))}
      </div>
      <PhotoStatus photos={photos} />
    </fieldset>
  )
}

/** Announces to screen readers what happened to the photo last changed. */
function PhotoStatus({ photos: { photos, touched } }: Pick<PhotoSlotsProps, 'photos'>) {
  const text = useScoutingMessages()
  const formText = useFormMessages()
  const pose = poses[photoControls.findIndex((slot) => slot === touched)]
  if (touched === null || pose === undefined) return <p aria-live="polite" className="sr-only" />
  const state = photos[touched]
  const name = text.poses[pose]
  return (
    <p aria-live="polite" className="sr-only">
      {state.kind === 'ready' && text.photoReady(name)}
      {state.kind === 'none' && text.photoRemoved(name)}
      {state.kind === 'refused' &&
        formText.problemAt({ field: name, problem: problemWords(formText, [state.problem]) ?? '' })}
    </p>
  )
}
