import { useEffect, useState } from 'react'

import type { Chapter } from './reel-chapters.ts'

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
