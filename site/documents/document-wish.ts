import { parseId } from '#agency/id.ts'
import type { Unit } from '#agency/measures.ts'

import { MOST_FRAMES } from '../page/document-addresses.ts'

/** What a visitor asked for. `frames` are ids; a composite has both units whatever `unit` says, and only it may have bleed. */
export type DocumentWish = {
  frames: readonly number[]
  mode: 'portfolio' | 'composite'
  unit: Unit
  hasBleed: boolean
}

/** Reads the order's form; what is missing or unknown has its usual value. Null: no frame, too many, or what is none. */
export function readWish(form: FormData): DocumentWish | null {
  const given = [...new Set(form.getAll('frame').map(String))]
  const ids = given.map(parseId).filter((id) => id !== null)
  if (ids.length < given.length || ids.length === 0 || ids.length > MOST_FRAMES) return null
  const mode = form.get('mode') === 'composite' ? 'composite' : 'portfolio'
  return {
    frames: ids,
    mode,
    unit: form.get('unit') === 'cm' ? 'cm' : 'inches',
    hasBleed: mode === 'composite' && form.get('bleed') === '1',
  }
}
