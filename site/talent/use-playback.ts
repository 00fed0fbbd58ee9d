import { useEffect, useState } from 'react'

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
