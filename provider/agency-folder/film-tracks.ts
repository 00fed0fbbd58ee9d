import { readdir } from 'node:fs/promises'
import { dirname, posix } from 'node:path'

import type { AgencyFolder } from '#contract/agency-folder.ts'
import type { Track } from '#contract/integration/talent.ts'

import { findInFolder } from './folder-files.ts'

/** A WebVTT file beside a film, by its name in the folder. */
export type FolderTrack = Pick<Track, 'kind' | 'language'> & { name: string }
/** The tracks of films, by the films' names as `agency.json` writes them. */
export type FolderTracks = ReadonlyMap<string, readonly FolderTrack[]>

const kinds = ['captions', 'chapters'] as const
const languages = [null, 'pt', 'en', 'es'] as const

const possibleTracks = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })))

/** The name of a film's track: beside `walk.mp4` lie `walk.vtt`, `walk.pt.vtt` and `walk.chapters.vtt`. */
export function nameOfTrack(
  film: string,
  { kind, language }: Pick<Track, 'kind' | 'language'>,
): string {
  const base = film.replace(/\.[^./]*$/, '')
  const ending = kind === 'chapters' ? '.chapters' : ''
  return `${base}${ending}${language === null ? '' : `.${language}`}.vtt`
}

/** Finds the tracks that lie beside the folder's films. Each folder is listed once, however many films it has. */
export async function findTracks(root: string, { talents }: AgencyFolder): Promise<FolderTracks> {
  const clips = talents.flatMap(({ videos, digitalVideos }) => [...videos, ...digitalVideos])
  const films = new Set(clips.flatMap(({ file }) => file ?? []))
  const listed = new Map<string, Promise<ReadonlySet<string>>>()
  const found = new Map<string, FolderTrack[]>()
  for (const film of films) {
    const file = await findInFolder(root, film)
    if (file.status === 'refused') continue
    const folder = dirname(file.place)
    const names = listed.get(folder) ?? namesIn(folder)
    listed.set(folder, names)
    const beside = await names
    found.set(
      film,
      possibleTracks.flatMap((track) => {
        const name = nameOfTrack(film, track)
        return beside.has(posix.basename(name).normalize()) ? [{ ...track, name }] : []
      }),
    )
  }
  return found
}

/** The names of a folder's files, however a Mac spells them. */
async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await readdir(folder)).map((name) => name.normalize()))
}
