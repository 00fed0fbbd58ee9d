import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { useReelMessages } from '../i18n/reel-messages.ts'
import type { ClipView, FilmFile } from './gallery-views.ts'
import { type Chapter, chapterAt, toChapters } from './reel-chapters.ts'
import { filmTime } from './reel-commands.ts'
import type { FilmFailure } from './own-film.tsx'
import type { PageParts } from './reel.tsx'
import { ReelControls } from './reel-controls.tsx'
import { ReelLayout, ReelScreen } from './reel-layout.tsx'
import {
  useCaptions,
  useChapters,
  useClicks,
  usePlayback,
  useSilence,
  useSpeed,
} from './use-playback.ts'
import { begin, type ReelSettings, useReelCommands } from './use-reel-commands.ts'

type ReelFilmProps = {
  parts: PageParts
  clip: ClipView
  file: FilmFile
  label: string
  isShown: boolean
  /** Whether the visitor chose the film to see it now. Each choice is an object of its own. */
  chosen: { isAskedFor: boolean }
  settings: ReelSettings
  onSettings: (settings: ReelSettings) => void
  /** Called if the browser cannot play the film. */
  onError: (failure: FilmFailure) => void
  /** The list of films. */
  children: ReactNode
}

/** The agency's own film with controls of ours beneath it, its chapters, and the keys that control it. */
export function ReelFilm(props: ReelFilmProps) {
  const { clip, file, label, isShown, chosen, settings, onSettings, onError, children } = props
  const { OwnFilm } = props.parts
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [chapterTrack, setChapterTrack] = useState<HTMLTrackElement | null>(null)
  const stage = useRef<HTMLElement>(null)
  const [shape, setShape] = useState(clip.shape)
  const isUpright = shape.width <= shape.height
  const playback = usePlayback(video)
  const chapters = toChapters(useChapters(chapterTrack), playback.length)
  const firstCaptions = clip.captions[0]?.label ?? null
  const reel = useReelCommands({ video, stage, settings, onSettings, firstCaptions })
  useCaptions(video, settings.captions)
  useSpeed(video, settings.speed)
  useSilence(video, settings, onSettings)
  useClicks(video, () => reel.run({ kind: 'toggle' }))
  useEffect(() => {
    if (chosen.isAskedFor && video !== null) begin(video)
  }, [video, chosen])
  const side = (
    <>
      {children}
      <ChapterList {...{ chapters, at: playback.at, onChoose: reel.playFrom }} />
      <KeyHelp hasCaptions={firstCaptions !== null} />
    </>
  )
  return (
    <ReelLayout side={side} onKeyDown={reel.onKeyDown} isWide={!isUpright}>
      <figure
        ref={stage}
        className={clsx(
          'mx-auto max-sm:-mx-margin lg:mx-0 [&:fullscreen]:flex [&:fullscreen]:w-screen [&:fullscreen]:flex-col [&:fullscreen]:bg-paper',
          isUpright && 'sm:w-fit',
        )}
      >
        <ReelScreen shape={shape} isUpright={isUpright}>
          <OwnFilm
            {...{ file, label, onError, onSize: setShape }}
            captions={clip.captions}
            poster={clip.poster}
            isInView={isShown}
            isSeen={isShown}
            onFilm={setVideo}
          >
            {clip.chapters !== null && (
              <track ref={setChapterTrack} kind="chapters" src={clip.chapters} />
            )}
          </OwnFilm>
        </ReelScreen>
        <ReelControls
          {...{ clip, file, playback, settings, onSettings, chapters }}
          run={reel.run}
          seek={reel.seek}
        />
      </figure>
    </ReelLayout>
  )
}

type ChapterListProps = {
  chapters: readonly Chapter[]
  /** The place in the film, in seconds. */
  at: number
  onChoose: (at: number) => void
}

/** The chapters of the film; each leads to its start. */
function ChapterList({ chapters, at, onChoose }: ChapterListProps) {
  const text = useReelMessages()
  if (chapters.length === 0) return null
  const current = chapterAt(chapters, at)
  return (
    <section aria-label={text.chapters}>
      <h3 className="label pb-1">{text.chapters}</h3>
      <ol className="max-h-80 overflow-y-auto">
        {chapters.map(({ start, title }, index) => (
          <li key={start} className="border-t border-hairline">
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(start)}
              className="flex min-h-11 w-full items-baseline gap-x-4 py-2.5 text-left text-sm -outline-offset-2 aria-[current]:font-semibold"
            >
              <span className="text-xs text-grey tabular-nums">{filmTime(start)}</span>
              <span className="min-w-0 break-words">{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the keys do, for visitors with a keyboard. */
function KeyHelp({ hasCaptions }: { hasCaptions: boolean }) {
  const text = useReelMessages()
  return (
    <section aria-label={text.keys} className="text-xs text-grey pointer-coarse:hidden">
      <h3 className="label pb-1">{text.keys}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-hairline pt-2">
        {text.keyHelp
          .filter(([keys]) => hasCaptions || keys !== 'C')
          .map(([keys, effect]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="font-sans">{keys}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
