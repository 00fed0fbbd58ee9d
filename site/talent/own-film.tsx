import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { useProfileMessages } from '../i18n/profile-messages.ts'
import { pictureAddress, type PictureFacts } from '../ui/picture.tsx'
import { isSavingData } from '../ui/saves-data.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import type { CaptionsView, FilmFile, Shape } from './gallery-views.ts'
import { Icon } from '../ui/icon.tsx'

/** The browser cannot play a film. `hadFocus`: whether the focus was in its figure, whose content goes. */
export type FilmFailure = { hadFocus: boolean }

type OwnFilmProps = {
  file: FilmFile
  captions: readonly CaptionsView[]
  poster: PictureFacts | null
  label: string
  /** Whether the film is on screen; it stops when it leaves. */
  isInView: boolean
  /** Whether the film is known to be on screen: then it may load a frame. */
  isSeen: boolean
  /** Called if the browser cannot play the film. */
  onError: (failure: FilmFailure) => void
  /** Reports the film's true shape once known. */
  onSize: (shape: Shape) => void
  /** Receives the element, if others than the browser control it. */
  onFilm?: (film: HTMLVideoElement | null) => void
  /** More tracks. */
  children?: ReactNode
}

/** Films often fade in from black, so the frame that stands for one is of a second later. */
const FRAME_AT_S = 1

/**
 * The agency's own film. It has the browser's controls once it plays; without script, from the start. Without a poster it shows a
 * frame of its own once it is on screen, which the browser reads from the film's beginning, unless the visitor saves data.
 */
export function OwnFilm(props: OwnFilmProps) {
  const { file, captions, poster, label, isInView, isSeen, onError, onSize, onFilm, children } =
    props
  const video = useRef<HTMLVideoElement>(null)
  const text = useProfileMessages()
  const isLive = useIsLive()
  const [hasBegun, setHasBegun] = useState(false)
  useEffect(() => {
    if (!isInView && video.current?.paused === false) video.current.pause()
  }, [isInView])
  useEffect(() => onFilm?.(video.current), [onFilm])
  const needsFrame = poster === null && !hasBegun
  const begin = () => {
    setHasBegun(true)
    if (video.current === null) return
    video.current.focus()
    if (needsFrame) video.current.currentTime = 0
    void video.current.play().catch(() => {}) // it fires `error`, which offers another way
  }
  return (
    <>
      <video
        ref={video}
        src={file.address}
        aria-label={label}
        {...(isLive && (onFilm || !hasBegun) && { tabIndex: -1 })}
        controls={!isLive || (hasBegun && !onFilm)}
        playsInline
        preload={isSeen && poster === null && !isSavingData() ? 'metadata' : 'none'}
        {...(poster !== null && { poster: pictureAddress(poster, 640) })}
        onError={({ currentTarget: film }) =>
          onError({ hadFocus: film.closest('figure')?.contains(document.activeElement) ?? false })
        }
        onPlay={() => setHasBegun(true)}
        onLoadedMetadata={({ currentTarget: film }) => {
          onSize({ width: film.videoWidth, height: film.videoHeight })
          if (needsFrame) film.currentTime = Math.min(FRAME_AT_S, film.duration / 2)
        }}
        className={clsx('absolute inset-0 size-full', !hasBegun && 'object-cover')}
      >
        {captions.map((each) => (
          <track key={each.src} kind="captions" {...each} />
        ))}
        {children}
      </video>
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

/** The style of the element that covers a film and starts it. */
export const playStyle = 'group absolute inset-0 text-ink -outline-offset-4'

/** The sign in the middle of a film, and the line at its foot, which says what starts. */
export function PlayWord({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-paper pl-1">
        <Icon name="play" size={24} />
      </span>
      <span className="label absolute bottom-0 left-0 max-w-full truncate bg-paper px-4 py-3 underline-offset-4 group-hover:underline">
        {children}
      </span>
    </>
  )
}
