import { mediaKinds } from '#media/files/media-kind.ts'
import type { FolderTrack, FolderTracks } from './film-tracks.ts'
import type { FolderText } from './folder-files.ts'
import { AGENCY_FILE, type Problem } from './problem.ts'
import type { StoredMedia, StoredMediaFile } from './store-media.ts'

/** Provides the files that entries refer to. A missing file is reported and null; a questionable file causes a warning. */
export type Source = {
  media: (name: string | null, use: Use, place: string) => StoredMediaFile | null
  /** The WebVTT files that lie beside a film. */
  tracksOf: (film: string | null) => readonly FolderTrack[]
  text: (name: string, place: string) => string | null
  report: (problem: Problem) => void
  warn: (warning: Problem) => void
}
type Use = 'picture' | 'clip' | 'track' | 'either'

/** The texts of posts by their names, and the tracks of films by the films' names. */
type FolderTexts = { texts: ReadonlyMap<string, FolderText>; tracks: FolderTracks }

/** Provides no media, but collects the requested names. */
export function recordingSource(names: Set<string>, { texts, tracks }: FolderTexts): Source {
  const media: Source['media'] = (name) => {
    if (name !== null) names.add(name)
    return null
  }
  const text = textsFrom(texts, () => {})
  return { media, tracksOf: tracksFrom(tracks), text, report: () => {}, warn: () => {} }
}

/** Provides the stored files, each only for its own use: never a clip in place of a picture. */
export function storedSource(
  stored: ReadonlyMap<string, StoredMedia>,
  { texts, tracks }: FolderTexts,
  { report, warn }: Pick<Source, 'report' | 'warn'>,
): Source {
  const warned = new Set<string>()
  const media: Source['media'] = (name, use, place) => {
    const found = name === null ? undefined : stored.get(name)
    if (name === null || found === undefined) return null
    const file = onlyFor(use, found)
    if (file.status === 'stored') {
      const reason = doubtOf(file)
      if (reason !== null && !warned.has(name)) warn({ file: name, place, reason })
      warned.add(name)
      return file
    }
    report({ file: fileOf(name), place, reason: file.reason })
    return null
  }
  const text = textsFrom(texts, report)
  return { media, tracksOf: tracksFrom(tracks), text, report, warn }
}

/** The file with a problem: that which is named, or that which names none. */
const fileOf = (name: string) => (name.trim() === '' ? AGENCY_FILE : name)

const MIN_SIDE = 800
const playedCodecs: ReadonlySet<string> = new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01'])

/** Why visitors may not see a file properly; null if there is no reason. */
function doubtOf({ kind, codec, width, height }: StoredMediaFile): string | null {
  if (codec === 'hvc1' || codec === 'hev1') return `is a HEVC film, ${RARELY_PLAYED}`
  if (codec !== null && !playedCodecs.has(codec)) return `is a film in ${codec}, ${RARELY_PLAYED}`
  if (kind === 'mov') return `is a QuickTime film, ${RARELY_PLAYED}`
  const side = Math.max(width ?? MIN_SIDE, height ?? MIN_SIDE)
  return side < MIN_SIDE
    ? `is under ${MIN_SIDE} pixels on its longer side, and looks blurred`
    : null
}

const RARELY_PLAYED = 'which many browsers do not play: save it as MP4 with H.264'

function onlyFor(use: Use, file: StoredMedia): StoredMedia {
  if (file.status === 'refused') return file
  const own = mediaKinds[file.kind].use
  const fits = use === 'either' ? own !== 'track' : own === use
  const word = use === 'either' ? 'picture and no clip' : use
  return fits ? file : { status: 'refused', reason: `is no ${word}` }
}

function tracksFrom(tracks: FolderTracks): Source['tracksOf'] {
  return (film) => (film === null ? [] : (tracks.get(film) ?? []))
}

function textsFrom(texts: FolderTexts['texts'], report: Source['report']): Source['text'] {
  return (name, place) => {
    const text = texts.get(name)
    if (text?.status === 'refused') report({ file: fileOf(name), place, reason: text.reason })
    return text?.status === 'read' ? text.text : null
  }
}
