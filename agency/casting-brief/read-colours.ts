import { isMeant } from './clauses.ts'
import type { ClausePart, Statements } from './read-clause.ts'

type ColourPart = { kind: 'colour'; colour: string; isOfHair: boolean; text: string }
type BodyPart = { kind: 'part'; part: 'hair' | 'eyes' | 'skin'; isPair: boolean }

/**
 * Reads the colours of a clause into the statements. A colour belongs to the part of the body before it, or after it if the
 * clause begins with a colour and ends with a part: “blue eyes and brown hair”; to both of “hair and eyes”. Returns the part that a
 * list may go on with.
 */
export function readColours(
  said: Statements,
  parts: readonly ClausePart[],
  goesOn: 'hair' | 'eyes' | null,
): 'hair' | 'eyes' | null {
  const told = coloursIn(parts)
  const hasSkin = told.some((each) => each.kind === 'part' && each.part === 'skin')
  const isPartAfter = told[0]?.kind === 'colour' && told.at(-1)?.kind === 'part'
  const hasHairColour = !hasSkin && told.some((each) => each.kind === 'colour' && each.isOfHair)
  const isOfBoth = hasSharedColours(told)
  let last: 'hair' | 'eyes' | null = null
  told.forEach((each, index) => {
    if (each.kind !== 'colour') return
    const before = told.slice(0, index).findLast(isPart)
    const after = told.slice(index).find(isPart)
    const nearest = isPartAfter ? after : (before ?? after)
    const named =
      nearest?.kind === 'part' ? nearest.part : (goesOn ?? (hasHairColour ? 'hair' : null))
    const part = each.isOfHair && named !== 'skin' ? 'hair' : named
    if (part === null || part === 'skin') said.unread.push(each.text)
    else {
      for (const one of isOfBoth && !each.isOfHair ? (['hair', 'eyes'] as const) : [part]) {
        said[one].push(each.colour)
      }
      last = part
    }
  })
  return last
}

/** Whether “hair and eyes” have their colours together: all before them, or all after them. */
function hasSharedColours(told: readonly (ColourPart | BodyPart)[]): boolean {
  const at = told.findIndex((each) => each.kind === 'part' && each.isPair)
  return at !== -1 && [told.slice(0, at), told.slice(at + 2)].some((side) => side.every(isPart))
}

/** Whether hair or eyes stand at an index, and the other of them follows after “and”. */
function isPairAt(parts: readonly ClausePart[], at: number): boolean {
  const [first, and, second] = parts.slice(at).filter((part) => !isMeant(part, 'nothing'))
  const named = [first, second].map((part) =>
    part?.kind === 'phrase' && part.meaning.is === 'part' ? part.meaning.part : null,
  )
  return isMeant(and, 'and') && named.includes('hair') && named.includes('eyes')
}

function isPart(told: ColourPart | BodyPart): told is BodyPart {
  return told.kind === 'part'
}

/** Colours, with the shade before or after them, and parts of the body. */
function coloursIn(parts: readonly ClausePart[]): (ColourPart | BodyPart)[] {
  const told: (ColourPart | BodyPart)[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    if (part?.kind !== 'phrase') continue
    if (part.meaning.is === 'part') {
      told.push({ kind: 'part', part: part.meaning.part, isPair: isPairAt(parts, at) })
    }
    if (shadeOf(part) === null && colourOf(part) === null) continue
    const next = parts[at + 1]
    const [shade, colour] = [shadeOf(part) ?? shadeOf(next), colourOf(part) ?? colourOf(next)]
    const isPair =
      (shadeOf(part) === null) !== (shadeOf(next) === null) && colour !== null && shade !== null
    const [own, ownShade] = isPair ? [colour, shade] : [colourOf(part), shadeOf(part)]
    const text = isPair ? `${part.text} ${next?.text ?? ''}` : part.text
    const isOfHair = own?.isOfHair ?? false
    told.push({ kind: 'colour', colour: nameOf(own?.colour ?? null, ownShade), isOfHair, text })
    if (isPair) at += 1
  }
  return told
}

/** “dark brown”; a shade alone is a group of colours (“dark”) or, as only blonde has it, blonde (“ash blonde”). A group has no shade. */
function nameOf(colour: string | null, shade: string | null): string {
  if (colour === null) return shade === 'dark' || shade === 'light' ? shade : `${shade} blonde`
  return shade === null || colour === 'dark' ? colour : `${shade} ${colour}`
}

function shadeOf(part: ClausePart | undefined): string | null {
  return part?.kind === 'phrase' && part.meaning.is === 'shade' ? part.meaning.shade : null
}

function colourOf(part: ClausePart | undefined): { colour: string; isOfHair: boolean } | null {
  if (part?.kind !== 'phrase') return null
  const { meaning } = part
  if (meaning.is !== 'colour' && meaning.is !== 'hair-colour') return null
  return { colour: meaning.colour, isOfHair: meaning.is === 'hair-colour' }
}
