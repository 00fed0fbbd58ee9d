import { mediaKinds } from '#media/files/media-kind.ts'
import type { FolderText } from './folder-files.ts'
import type { Problem } from './problem.ts'
import type { Taken, TakenFile } from './take-media.ts'

/** Where entries get the files that they name. What cannot be had is reported there, and null; what is had but looks bad is warned of. */
export type Source = {
  media: (name: string | null, use: Use, place: string) => TakenFile | null
  text: (name: string, place: string) => string | null
  report: (problem: Problem) => void
  warn: (warning: Problem) => void
}
type Use = 'picture' | 'clip' | 'either'

type Texts = ReadonlyMap<string, FolderText>

/** Gives no media, but hears which are named. */
export function listeningSource(names: Set<string>, texts: Texts): Source {
  const media: Source['media'] = (name) => {
    if (name !== null) names.add(name)
    return null
  }
  return { media, text: textsFrom(texts, () => {}), report: () => {}, warn: () => {} }
}

/** Gives the files that were taken, each for what it is only: no clip where a picture belongs. */
export function takenSource(
  taken: ReadonlyMap<string, Taken>,
  texts: Texts,
  { report, warn }: Pick<Source, 'report' | 'warn'>,
): Source {
  const warned = new Set<string>()
  const media: Source['media'] = (name, use, place) => {
    const found = name === null ? undefined : taken.get(name)
    if (name === null || found === undefined) return null
    const file = onlyFor(use, found)
    if (file.status === 'taken') {
      const reason = doubtOf(file)
      if (reason !== null && !warned.has(name)) warn({ file: name, place, reason })
      warned.add(name)
      return file
    }
    report({ file: name, place, reason: file.reason })
    return null
  }
  return { media, text: textsFrom(texts, report), report, warn }
}

const LEAST_SIDE = 800
const playedCodecs: ReadonlySet<string> = new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01'])

/** What visitors may not see as it is meant, though it is taken. */
function doubtOf({ kind, codec, width, height }: TakenFile): string | null {
  if (codec === 'hvc1' || codec === 'hev1') return `is a HEVC film, ${HARDLY_PLAYED}`
  if (codec !== null && !playedCodecs.has(codec)) return `is a film in ${codec}, ${HARDLY_PLAYED}`
  if (kind === 'mov') return `is a QuickTime film, ${HARDLY_PLAYED}`
  const side = Math.max(width ?? LEAST_SIDE, height ?? LEAST_SIDE)
  return side < LEAST_SIDE
    ? `is under ${LEAST_SIDE} pixels on its longer side, and looks blurred`
    : null
}

const HARDLY_PLAYED = 'which many browsers do not play: save it as MP4 with H.264'

function onlyFor(use: Use, file: Taken): Taken {
  const fits = file.status === 'refused' || use === 'either' || mediaKinds[file.kind].use === use
  return fits ? file : { status: 'refused', reason: `is no ${use}` }
}

function textsFrom(texts: Texts, report: Source['report']): Source['text'] {
  return (name, place) => {
    const text = texts.get(name)
    if (text?.status === 'refused') report({ file: name, place, reason: text.reason })
    return text?.status === 'read' ? text.text : null
  }
}
