import { parseId } from '#agency/id.ts'
import type { Unit } from '#agency/measures.ts'

import { MAX_PHOTOS } from '../page/document-addresses.ts'

/**
 * The document that a visitor requests. `photos` are ids, in the visitor's order; with `hasCover`, the cover is before them. A
 * composite has both units, whatever `unit` is; only it has bleed. `format` is that of an archive's pictures.
 */
export type DocumentRequest = {
  photos: readonly number[]
  hasCover: boolean
  mode: 'portfolio' | 'composite'
  unit: Unit
  hasBleed: boolean
  format: 'jpeg' | 'original'
}

/** Reads the submitted form; missing or unknown fields get their defaults. Null: no photo, too many, or an invalid id. */
export function readDocumentRequest(form: FormData): DocumentRequest | null {
  const given = [...new Set(form.getAll('frame').map(String))]
  const ids = given.map(parseId).filter((id) => id !== null)
  if (ids.length < given.length || ids.length === 0 || ids.length > MAX_PHOTOS) return null
  const mode = form.get('mode') === 'composite' ? 'composite' : 'portfolio'
  return {
    photos: ids,
    hasCover: form.get('cover') === '1',
    mode,
    unit: form.get('unit') === 'cm' ? 'cm' : 'inches',
    hasBleed: mode === 'composite' && form.get('bleed') === '1',
    format: form.get('originals') === '1' ? 'original' : 'jpeg',
  }
}
