import { useEffect, useRef, useState } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { pictureAddress, type PictureFacts } from '../ui/picture.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import type { FilmFile, Shape } from './gallery-views.ts'
import { PlayWord, playStyle } from './play-word.tsx'

type OwnFilmProps = {
  file: FilmFile
  poster: PictureFacts | null
  label: string
  /** Whether the film is on screen; it stops when it leaves. */
  isInView: boolean
  onError: () => void
  /** Reports the film's true shape once known. */
  onSize: (shape: Shape) => void
}

/** The agency's own film. It has the browser's controls once it plays; without script, from the start. */
export function OwnFilm({ file, poster, label, isInView, onError, onSize }: OwnFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const text = useMessages().talent
  const isLive = useIsLive()
  const [hasBegun, setHasBegun] = useState(false)
  useEffect(() => {
    if (!isInView && video.current?.paused === false) video.current.pause()
  }, [isInView])
  const begin = () => {
    setHasBegun(true)
    video.current?.focus()
    void video.current?.play().catch(stayStill)
  }
  return (
    <>
      <video
        ref={video}
        src={file.address}
        aria-label={label}
        {...(!hasBegun && isLive && { tabIndex: -1 })}
        controls={!isLive || hasBegun}
        playsInline
        preload="none"
        {...(poster !== null && { poster: pictureAddress(poster, 640) })}
        onError={onError}
        onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
          onSize({ width, height })
        }
        className="absolute inset-0 size-full"
      />
      {isLive && !hasBegun && (
        <button
          type="button"
          aria-label={`${text.playFilm}: ${label}`}
          onClick={begin}
          className={playStyle}
        >
          <PlayWord>{text.playFilm}</PlayWord>
        </button>
      )}
    </>
  )
}

/** A film that the browser cannot play fires `error`, which offers another way. */
function stayStill() {}
