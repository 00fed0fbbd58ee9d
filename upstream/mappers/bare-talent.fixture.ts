import { talentProfile } from '#contract/integration/talents.ts'
import type { Talent as WireTalent } from '#contract/integration/talent.ts'
import { readJson } from '#contract/reading.ts'

/** A talent on the wire with nothing but a name and the given fields, for tests. */
export function bareTalent(fields: Partial<WireTalent> = {}): WireTalent {
  const reading = readJson(talentProfile.answer, '{"id":7,"name":"Lúcia"}')
  if (reading.status === 'invalid') throw new Error(reading.reason)
  return { ...reading.value, ...fields }
}
