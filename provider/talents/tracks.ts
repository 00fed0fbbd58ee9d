import * as v from 'valibot'

import { Track } from '#contract/integration/talent.ts'

/** The tracks of a stored video, whose column has them as JSON; null for none. */
export function parseTracks(stored: string | null): Track[] {
  return stored === null ? [] : v.parse(v.array(Track), JSON.parse(stored))
}
