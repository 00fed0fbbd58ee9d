import { type PointerEvent, useState } from 'react'

import { useReelMessages } from '../i18n/reel-messages.ts'
import { isSavingData } from '../ui/saves-data.ts'
import { FilmPreview, type PointedAt } from './film-preview.tsx'
import type { FilmFile } from './gallery-views.ts'
import { type Chapter, chapterAt } from './reel-chapters.ts'
import { filmTime, placeWithin } from './reel-commands.ts'
import type { Playback } from './use-playback.ts'

type ScrubBarProps = {
  file: FilmFile
  /** The film's length in seconds as the agency's file says, until the browser knows it; null if it does not. */
  seconds: number | null
  playback: Playback
  chapters: readonly Chapter[]
  seek: (at: number) => void
}

/** Half of the handle: a browser's range begins and ends so far inside its element. */
const INSET = 8

/** The bar with the place in the film. Where a pointer is over it, the frame of that place shows above. */
export function ScrubBar({
  file,
  seconds,
  playback: { at, length },
  chapters,
  seek,
}: ScrubBarProps) {
  const text = useReelMessages()
  const [pointed, setPointed] = useState<PointedAt | null>(null)
  const title = chapters[chapterAt(chapters, at)]?.title
  const place = text.positionOf({ at: filmTime(at), length: filmTime(length) })
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const x = clientX - left
    setPointed({ x, width, at: placeWithin(length, ((x - INSET) / (width - 2 * INSET)) * length) })
  }
  return (
    <div className="flex items-center gap-x-3 text-xs tabular-nums">
      <span aria-hidden="true">{filmTime(at)}</span>
      <div className="relative flex-auto" onPointerLeave={() => setPointed(null)}>
        <input
          type="range"
          min={0}
          max={length}
          step="any"
          value={at}
          disabled={length === 0}
          aria-label={text.position}
          aria-valuetext={title === undefined ? place : `${place}, ${title}`}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
          onPointerMove={length > 0 && !isSavingData() ? point : undefined}
          onPointerUp={() => setPointed(null)}
          className="block h-11 w-full cursor-pointer accent-ink disabled:cursor-default"
        />
        <Ticks chapters={chapters} length={length} />
        {pointed !== null && (
          <FilmPreview
            file={file}
            pointed={pointed}
            title={chapters[chapterAt(chapters, pointed.at)]?.title}
          />
        )}
      </div>
      <span aria-hidden="true">{filmTime(length || (seconds ?? 0))}</span>
    </div>
  )
}

/** Where chapters begin. */
function Ticks({ chapters, length }: Pick<ScrubBarProps, 'chapters'> & { length: number }) {
  const inside = chapters.filter(({ start }) => start > 0 && length > 0)
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-2 bottom-2 h-1.5 w-[calc(100%-16px)]"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
    >
      {inside.map(({ start }) => (
        <path
          key={start}
          d={`M${(start / length) * 100} 0V1`}
          vectorEffect="non-scaling-stroke"
          stroke="currentColor"
        />
      ))}
    </svg>
  )
}
