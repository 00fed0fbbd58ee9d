import { useEffect, useEffectEvent, useState } from 'react'

import type { Chapter } from './reel-chapters.ts'
import type { ReelSettings } from './use-reel-commands.ts'

/** What a film is doing. Times are in seconds; a length of 0 is unknown. */
export type Playback = {
  at: number
  length: number
  isPlaying: boolean
  isMuted: boolean
}

const untouched: Playback = { at: 0, length: 0, isPlaying: false, isMuted: false }

const events = [
  'timeupdate',
  'durationchange',
  'play',
  'pause',
  'ended',
  'seeking',
  'volumechange',
  'emptied',
] as const

/** Follows what a film does, whoever makes it do so: the reel, the browser's menu, or a headset's buttons. */
export function usePlayback(video: HTMLVideoElement | null): Playback {
  const [playback, setPlayback] = useState(untouched)
  useEffect(() => {
    if (video === null) return undefined
    const read = () => setPlayback(readPlayback(video))
    const listening = new AbortController()
    for (const event of events) video.addEventListener(event, read, { signal: listening.signal })
    return () => listening.abort()
  }, [video])
  return playback
}

function readPlayback({ currentTime, duration, paused, ended, muted }: HTMLVideoElement): Playback {
  return {
    at: currentTime,
    length: Number.isFinite(duration) ? duration : 0,
    isPlaying: !paused && !ended,
    isMuted: muted,
  }
}

/** A click or a tap on the film itself; its button stands for it everywhere else. */
export function useClicks(video: HTMLVideoElement | null, onClick: () => void): void {
  const handle = useEffectEvent(onClick)
  useEffect(() => {
    const listen = () => handle()
    video?.addEventListener('click', listen)
    return () => video?.removeEventListener('click', listen)
  }, [video])
}

/** The film's speed, also once the browser has read the file anew. */
export function useSpeed(video: HTMLVideoElement | null, speed: number): void {
  useEffect(() => {
    if (video !== null) setSpeed(video, speed)
  }, [video, speed])
}

function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}

/** The film's silence, whoever chooses it: the reel, the browser's menu, or an iPhone's own controls. */
export function useSilence(
  video: HTMLVideoElement | null,
  settings: ReelSettings,
  onSettings: (settings: ReelSettings) => void,
): void {
  const start = useEffectEvent((film: HTMLVideoElement) => {
    film.muted = settings.isMuted
  })
  const follow = useEffectEvent((isMuted: boolean) => onSettings({ ...settings, isMuted }))
  useEffect(() => {
    if (video === null) return undefined
    start(video)
    const followFilm = () => follow(video.muted)
    video.addEventListener('volumechange', followFilm)
    return () => video.removeEventListener('volumechange', followFilm)
  }, [video])
}

/** Shows the captions with this label, and no others. A browser chooses some by itself as tracks are added. */
export function useCaptions(video: HTMLVideoElement | null, label: string | null): void {
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
export function useChapters(track: HTMLTrackElement | null): readonly Chapter[] {
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
