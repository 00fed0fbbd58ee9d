import { talentProfile } from '#contract/integration/talent-profile.ts'
import type { Talent as WireTalent } from '#contract/integration/talent.ts'
import { readJson } from '#contract/reading.ts'

/** A talent on the wire of whom nothing is told but the name, and these fields; for tests. */
export function bareTalent(fields: Partial<WireTalent> = {}): WireTalent {
  const reading = readJson(talentProfile.answer, '{"id":7,"name":"Lúcia"}')
  if (reading.status === 'misshapen') throw new Error(reading.issues)
  return { ...reading.value, ...fields }
}
