import { useEffect, useRef } from 'react'

import type { FilmFile } from './gallery-views.ts'
import { filmTime } from './reel-commands.ts'

/** Where a pointer is on the bar, in pixels of its width, and the place of the film there. */
export type PointedAt = { x: number; width: number; at: number }

type FilmPreviewProps = {
  file: FilmFile
  pointed: PointedAt
  /** The title of the chapter there. */
  title: string | undefined
}

/** The frame of a place in a film, drawn by a second, silent copy of it: no server draws frames ahead. */
export function FilmPreview({ file, pointed, title }: FilmPreviewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { at, x, width } = pointed
  useEffect(() => {
    const half = (box.current?.offsetWidth ?? 0) / 2
    const left = Math.max(half, Math.min(x, width - half)) - half
    box.current?.style.setProperty('left', `${left}px`)
  }, [x, width])
  useEffect(() => {
    if (video.current !== null && !video.current.seeking) video.current.currentTime = at
  }, [at])
  useEffect(() => {
    const film = video.current
    return () => {
      film?.removeAttribute('src') // a film that is only taken out of the page goes on loading
      film?.load()
    }
  }, [])
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none absolute bottom-full bg-paper p-1 text-center"
    >
      <video
        ref={video}
        src={file.address}
        muted
        playsInline
        preload="metadata"
        tabIndex={-1}
        onLoadedMetadata={({ currentTarget }) => goTo(currentTarget, at)}
        onSeeked={({ currentTarget }) => goTo(currentTarget, at)}
        className="block max-h-36 max-w-40"
      />
      <p className="max-w-40 truncate pt-1">
        {title === undefined ? filmTime(at) : `${filmTime(at)} ${title}`}
      </p>
    </div>
  )
}

/** The pointer may have gone on while the browser looked for the frame. */
function goTo(video: HTMLVideoElement, at: number): void {
  if (Math.abs(video.currentTime - at) > TOLERANCE_S) video.currentTime = at
}

const TOLERANCE_S = 0.1
