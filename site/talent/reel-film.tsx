import { useReelMessages } from '../i18n/reel-messages.ts'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

import { ChapterList } from './chapter-list.tsx'
import type { ClipView, FilmFile } from './gallery-views.ts'
import { type Chapter, toChapters } from './reel-chapters.ts'
import type { PageParts } from './reel.tsx'
import { ReelControls } from './reel-controls.tsx'
import { ReelLayout, ReelScreen } from './reel-layout.tsx'
import { usePlayback } from './use-playback.ts'
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
  /** Called if the browser cannot play the film, and whether the visitor had begun it. */
  onError: (hasBegun: boolean) => void
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

/** A click or a tap on the film itself; its button stands for it everywhere else. */
function useClicks(video: HTMLVideoElement | null, onClick: () => void): void {
  const handle = useEffectEvent(onClick)
  useEffect(() => {
    const listen = () => handle()
    video?.addEventListener('click', listen)
    return () => video?.removeEventListener('click', listen)
  }, [video])
}

/** The film's speed, also once the browser has read the file anew. */
function useSpeed(video: HTMLVideoElement | null, speed: number): void {
  useEffect(() => {
    if (video !== null) setSpeed(video, speed)
  }, [video, speed])
}

function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}

/** The film's silence, whoever chooses it: the reel, the browser's menu, or an iPhone's own controls. */
function useSilence(
  video: HTMLVideoElement | null,
  settings: ReelSettings,
  onSettings: (settings: ReelSettings) => void,
): void {
  const start = useEffectEvent((film: HTMLVideoElement) => setSilence(film, settings.isMuted))
  const follow = useEffectEvent((isMuted: boolean) => onSettings({ ...settings, isMuted }))
  useEffect(() => {
    if (video === null) return undefined
    start(video)
    const followFilm = () => follow(video.muted)
    video.addEventListener('volumechange', followFilm)
    return () => video.removeEventListener('volumechange', followFilm)
  }, [video])
}

function setSilence(video: HTMLVideoElement, isMuted: boolean): void {
  video.muted = isMuted
}

/** Shows the captions with this label, and no others. A browser chooses some by itself as tracks are added. */
function useCaptions(video: HTMLVideoElement | null, label: string | null): void {
  useEffect(() => {
    if (video === null) return undefined
    const show = () => showCaptions(video, label)
    show()
    video.textTracks.addEventListener('addtrack', show)
    return () => video.textTracks.removeEventListener('addtrack', show)
  }, [video, label])
}

function showCaptions({ textTracks }: HTMLVideoElement, label: string | null): void {
  for (const track of textTracks) {
    if (track.kind === 'captions') track.mode = track.label === label ? 'showing' : 'disabled'
  }
}

/** The chapters of a film as its track has them, once the browser has read it; none if it cannot. */
function useChapters(track: HTMLTrackElement | null): readonly Chapter[] {
  const [chapters, setChapters] = useState<readonly Chapter[]>([])
  useEffect(() => {
    if (track === null) return undefined
    const read = () => setChapters([...(track.track.cues ?? [])].flatMap(toChapter))
    track.addEventListener('load', read)
    load(track)
    return () => track.removeEventListener('load', read)
  }, [track])
  return chapters
}

/** The browser reads a hidden track, and does not show it. */
function load({ track }: HTMLTrackElement): void {
  track.mode = 'hidden'
}

/** The title is the text that the browser would show: without tags. */
function toChapter(cue: TextTrackCue): Chapter[] {
  if (!(cue instanceof VTTCue)) return []
  return [{ start: cue.startTime, title: cue.getCueAsHTML().textContent ?? '' }]
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
