import { isMeant, isOfPeople } from './clauses.ts'
import type { ClausePart, Statements } from './read-clause.ts'

/** How countries and languages in the next clause go on with a list. */
export type OriginTopic = {
  /** “speaks French, Italian” */
  speaks: boolean
  /** “in Lisbon, Portugal”, “usage: Germany, France” */
  isElsewhere: boolean
}

/**
 * French is a language beside “speaks”, else a nationality, unless it is of the job: its place, its client. A talent speaks all
 * languages that a brief names.
 */
export function readOrigins(
  said: Statements,
  parts: readonly ClausePart[],
  goesOn: OriginTopic,
): OriginTopic {
  const isOfBirth = parts.some((part) => isMeant(part, 'nationality'))
  const speaks = (goesOn.speaks && !isOfBirth) || parts.some((part) => isMeant(part, 'speaks'))
  let isElsewhere = parts.at(-1)?.kind === 'unknown'
  parts.forEach((part, index) => {
    if (part.kind !== 'phrase' || part.meaning.is !== 'origin') return
    const { language, country } = part.meaning.origin
    if (language !== null && (speaks || country === null)) {
      const isChoice = isMeant(parts[index - 1], 'or') // one or the other is no filter
      if (isChoice) said.unread.push(part.text)
      else said.languages.push(language)
      return
    }
    const isOfJob = !isOfBirth && isCountryOfJob(parts, index, goesOn.isElsewhere)
    if (isOfJob) said.unread.push(part.text)
    else said.countries.push(country ?? '')
    isElsewhere ||= isOfJob
  })
  return { speaks, isElsewhere }
}

/** Words between a job and its place: “shooting in Portugal”. */
const beforePlace = new Set(['in', 'at', 'em', 'na', 'no', 'nas', 'nos', 'en'])

/** “shooting in Brazil or Chile”, “Usage: Germany”, “for a German brand”; but not “interested in Brazilians”. */
function isCountryOfJob(
  parts: readonly ClausePart[],
  index: number,
  goesOnElsewhere: boolean,
): boolean {
  const first = firstInList(parts, index)
  const before = parts.slice(0, first)
  const after = parts[index + 1]
  const joined = before.findLastIndex((part) => !isJoining(part))
  if (isMeant(parts[joined], 'job') || isMeant(after, 'job')) return true
  const part = parts[index]
  if (part?.kind !== 'phrase' || part.meaning.is !== 'origin') return false
  if (!part.meaning.origin.isCountryName) return false
  if (first === 0 && goesOnElsewhere) return true
  if (isPlace(before) || after?.kind === 'unknown') return true
  const isBeside = joined === first - 1 // “Lisbon Portugal”; but not “women with freckles from Portugal”
  return parts[joined]?.kind === 'unknown' && (isBeside || !parts.some(isOfPeople))
}

/** The index of the first origin in a list: “Brazil or Chile”. */
function firstInList(parts: readonly ClausePart[], index: number): number {
  const isListed = isMeant(parts[index - 1], 'or') || isMeant(parts[index - 1], 'and')
  return isListed && isMeant(parts[index - 2], 'origin') ? firstInList(parts, index - 2) : index
}

/** “from”, “of the”: words that say nothing by themselves. */
function isJoining(part: ClausePart): boolean {
  return (
    (isMeant(part, 'nothing') && !isOfPeople(part)) || isMeant(part, 'least') || isMeant(part, 'to')
  )
}

function isPlace(before: readonly ClausePart[]): boolean {
  const words = before.map(({ text }) => text.toLowerCase())
  if (/^(?:the|los|las)$/.test(words.at(-1) ?? '')) words.pop()
  return beforePlace.has(words.at(-1) ?? '')
}
