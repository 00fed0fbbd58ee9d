import { hash } from 'node:crypto'

import { pictureWidths } from '#agency/picture-widths.ts'

import { type Format, formats } from './picture-result.ts'
import type { PictureRequest } from './media-address.ts'

/** Increase it when copies are made differently, so that old copies are no longer found. */
const RECIPE = 1

/** The file name of a copy: a hash, safe for any path, which reveals nothing of the path. Also the copy's entity tag. */
export function copyName({ path, width }: PictureRequest, format: Format, version: string): string {
  return `${shortHash([RECIPE, path, version, width, format])}.${format}`
}

/** The file name of a source, from which copies are made. */
export function sourceName(path: string, version: string): string {
  return `${shortHash([path, version])}.source`
}

/** The names of all files that a picture can have. */
export function allFileNames(path: string, version: string): string[] {
  const copies = pictureWidths.flatMap((width) =>
    formats.map((format) => copyName({ path, width }, format, version)),
  )
  return [sourceName(path, version), ...copies]
}

function shortHash(key: readonly (string | number)[]): string {
  return hash('sha256', JSON.stringify(key)).slice(0, 32)
}
