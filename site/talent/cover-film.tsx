import { useEffect, useRef, useState } from 'react'

import { useProfileMessages } from '../i18n/profile-messages.ts'
import { focusHeading } from '../page/use-focus-on-navigation.ts'
import { Icon } from '../ui/icon.tsx'
import { pictureAddress, type PictureFacts } from '../ui/picture.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { wantsStillness } from '../ui/visit.ts'
import type { FilmFile } from './gallery-views.ts'

type CoverFilmProps = {
  film: FilmFile
  poster: PictureFacts | null
  label: string
  /** Called if the browser cannot play the film. */
  onError: () => void
}

/**
 * The film of a cover, over its picture. It plays muted until the visitor stops it; for visitors who want less motion or less
 * data it waits for the button. It shows once it plays. Without script it has the browser's controls.
 */
export function CoverFilm({ film, poster, label, onError }: CoverFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const text = useProfileMessages()
  const isLive = useIsLive()
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>('waiting')
  useEffect(() => {
    if (isLive && !wantsStillness()) void video.current?.play().catch(stayStill)
  }, [isLive])
  const attributes = {
    src: film.address,
    'aria-label': label,
    loop: true,
    muted: true,
    playsInline: true,
    preload: 'none',
    className: 'absolute inset-0 size-full object-cover print:hidden',
  }
  if (!isLive) {
    // the browser's own controls cover the picture beneath, so the film shows the picture as its poster
    const still = poster === null ? undefined : pictureAddress(poster, 1280)
    return (
      <noscript>
        <video {...attributes} poster={still} controls />
      </noscript>
    )
  }
  const toggle = () => {
    if (state === 'playing') video.current?.pause()
    else void video.current?.play().catch(stayStill)
  }
  const fail = () => {
    if (document.activeElement === button.current) focusHeading() // the button goes, too
    onError()
  }
  return (
    <>
      <video
        ref={video}
        {...attributes}
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
        onError={fail}
      />
      <button
        ref={button}
        type="button"
        onClick={toggle}
        className="label absolute bottom-0 left-0 flex items-center gap-2 bg-paper px-4 py-3 text-left print:hidden"
      >
        {state !== 'playing' && <Icon name="play" size={14} />}
        {state === 'playing' ? text.pauseFilm : text.playFilm}
      </button>
    </>
  )
}

/** A browser may refuse autoplay: then the picture stays, and the button starts the film. */
function stayStill() {}
