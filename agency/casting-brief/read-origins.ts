import { isMeant, isOfPeople } from './clauses.ts'
import type { ClausePart, Statements } from './read-clause.ts'

/** What a country or language at the start of the next clause goes on with. */
export type OriginTopic = {
  /** A list of languages: “speaks French, Italian”. */
  speaks: boolean
  /** The place or the usage of the job: “in Lisbon, Portugal”, “usage: Germany, France”. */
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
  let isElsewhere = endsInPlace(parts)
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

/** Words between talents and where they are from: “women from Italy”; but “women for Vogue Italia”. */
const beforeHome = new Set(['from', 'of', 'de', 'da', 'do', 'dos', 'das', 'del', 'desde'])

/**
 * Whether a country is the job's, not the talents': “shooting in Brazil or Chile”, “Usage: Germany”, “for a German brand”; but not
 * “interested in Brazilians”.
 */
function isCountryOfJob(
  parts: readonly ClausePart[],
  index: number,
  goesOnElsewhere: boolean,
): boolean {
  const part = parts[index]
  if (part?.kind !== 'phrase' || part.meaning.is !== 'origin') return false
  const [first, after] = [firstInList(parts, index), parts[lastInList(parts, index) + 1]]
  const before = parts.slice(0, first)
  const joined = before.findLastIndex((each) => !isJoining(each))
  const isBeside = joined === first - 1 // “Lisbon Portugal”; but not “women with freckles from Portugal”
  if (isOfPeople(parts[joined]) && beforeHome.has(wordOf(before.at(-1)))) return false
  if (isMeant(after, 'job')) return true
  // “a client looks for Italians”, “job: Italian women”
  if (!part.meaning.origin.isCountryName)
    return isMeant(parts[joined], 'job') && isBeside && !isOfPeople(after)
  if (first === 0 && goesOnElsewhere) return true
  if (isMeant(parts[joined], 'job') || isPlace(before) || after?.kind === 'unknown') return true
  return parts[joined]?.kind === 'unknown' && (isBeside || !parts.some(isOfPeople))
}

/** The index of the first origin in a list such as “Brazil or Chile”. */
function firstInList(parts: readonly ClausePart[], index: number): number {
  return isListed(parts, index - 1) ? firstInList(parts, index - 2) : index
}

function lastInList(parts: readonly ClausePart[], index: number): number {
  return isListed(parts, index + 1) ? lastInList(parts, index + 2) : index
}

/** Whether a part joins two origins. */
function isListed(parts: readonly ClausePart[], at: number): boolean {
  const joins = isMeant(parts[at], 'or') || isMeant(parts[at], 'and')
  return joins && isMeant(parts[at - 1], 'origin') && isMeant(parts[at + 1], 'origin')
}

/** Whether a part only joins others: “from”, “of the”. */
function isJoining(part: ClausePart): boolean {
  return (
    (isMeant(part, 'nothing') && !isOfPeople(part)) || isMeant(part, 'least') || isMeant(part, 'to')
  )
}

/** Whether the last words announce a place: “in”, “in the”. */
function isPlace(before: readonly ClausePart[]): boolean {
  const isArticle = /^(?:the|los|las)$/.test(wordOf(before.at(-1)))
  return beforePlace.has(wordOf(before.at(isArticle ? -2 : -1)))
}

/** Whether a clause ends with the name of a place: “in cape town”, “São Paulo”; but not with “freckles”. */
function endsInPlace(parts: readonly ClausePart[]): boolean {
  const last = parts.at(-1)
  if (last?.kind !== 'unknown') return false
  const known = parts.slice(0, parts.findLastIndex(({ kind }) => kind !== 'unknown') + 1)
  return /^\p{Lu}/u.test(last.text) || isPlace(known)
}

function wordOf(part: ClausePart | undefined): string {
  return part?.text.toLowerCase() ?? ''
}
