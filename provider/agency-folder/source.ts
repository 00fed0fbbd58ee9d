import { mediaKinds } from '../media/media-kind.ts'
import type { FolderText } from './folder-files.ts'
import type { Problem } from './problem.ts'
import type { Taken, TakenFile } from './take-media.ts'

/** Where entries get the files that they name. What cannot be had is reported there, and null. */
export type Source = {
  media: (name: string | null, use: Use, place: string) => TakenFile | null
  text: (name: string, place: string) => string | null
  report: (problem: Problem) => void
}
type Use = 'picture' | 'clip' | 'either'

type Texts = ReadonlyMap<string, FolderText>

/** Gives no media, but hears which are named. */
export function listeningSource(names: Set<string>, texts: Texts): Source {
  const media: Source['media'] = (name) => {
    if (name !== null) names.add(name)
    return null
  }
  return { media, text: textsFrom(texts, () => {}), report: () => {} }
}

/** Gives the files that were taken, each for what it is only: no clip where a picture belongs. */
export function takenSource(
  taken: ReadonlyMap<string, Taken>,
  texts: Texts,
  report: Source['report'],
): Source {
  const media: Source['media'] = (name, use, place) => {
    const found = name === null ? undefined : taken.get(name)
    if (name === null || found === undefined) return null
    const file = onlyFor(use, found)
    if (file.status === 'taken') return file
    report({ file: name, place, reason: file.reason })
    return null
  }
  return { media, text: textsFrom(texts, report), report }
}

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
