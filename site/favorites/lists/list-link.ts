import { parseJson } from '#agency/json.ts'
import { cleanText } from '#agency/typed-text.ts'

import { MAX_FAVORITES } from '../heart/favorites.ts'
import { LIST_FRAGMENT } from '../heart/shared-ids.ts'
import { type Mark, MAX_NOTE_LENGTH, type Remark } from './named-lists.ts'
import { cut, readMark, readTitle } from './stored-lists.ts'

/** A talent in a link: what its sender said, and in an answer what was answered. */
export type SentTalent = { id: number; sent: Remark; answered: Remark }

/** A list as a link carries it. Title and names are empty if there are none. */
export type SentList = {
  title: string
  sender: string
  /** The name of the person who answered; null: the list has not been answered. */
  answerer: string | null
  talents: readonly SentTalent[]
}

/** A link that was opened: the list in it, or why there is none. */
export type LinkReading =
  | {
      kind: 'list'
      list: SentList
      /** The link has more talents than a list holds. */
      isCut: boolean
      /** A note was longer than a note may be. */
      isShortened: boolean
    }
  | { kind: 'damaged' | 'newer' | 'other-agency' }

/** The form of the text after it. A later form has another letter or digit. */
const VERSION = '1'
/** No list that the site makes has a longer link, whatever its notes. */
const MAX_PACKED_LENGTH = 600_000
const MAX_BYTES = 1_500_000

/** The part of an address that carries a list; it never reaches a server. */
export async function listFragment(list: SentList, brand: string): Promise<string> {
  const { title, sender, answerer, talents } = list
  const columns = [talents.map(({ sent }) => sent)]
  if (answerer !== null) columns.push(talents.map(({ answered }) => answered))
  const text = JSON.stringify([
    hashOf(brand),
    title,
    sender,
    talents.map(({ id }) => id),
    ...columns.flatMap((column) => [marksText(column), notesOf(column)]),
    ...(answerer === null ? [] : [answerer]),
  ])
  return LIST_FRAGMENT + VERSION + (await packText(text))
}

/** The text of a list in the fragment of an address; null if there is none. */
export function packedIn(fragment: string): string | null {
  return fragment.startsWith(LIST_FRAGMENT) ? fragment.slice(LIST_FRAGMENT.length) : null
}

/** Reads the text of a list that a link carries. Never throws, whatever the text. */
export async function readLink(packed: string, brand: string): Promise<LinkReading> {
  if (/^[\da-zA-Z]/.test(packed) && !packed.startsWith(VERSION)) return { kind: 'newer' }
  const isShort = packed.length <= MAX_PACKED_LENGTH
  const text = isShort ? await unpackText(packed.slice(VERSION.length), MAX_BYTES) : null
  const sent = text === null ? undefined : parseJson(text)
  if (!Array.isArray(sent)) return { kind: 'damaged' }
  const [agency, title, sender, ids, marks, notes, answerMarks, answerNotes, answerer]: unknown[] =
    sent
  if (!Array.isArray(ids)) return { kind: 'damaged' }
  if (brand !== '' && agency !== hashOf(brand)) return { kind: 'other-agency' }
  const columns = { sent: { marks, notes }, answered: { marks: answerMarks, notes: answerNotes } }
  const talents = ids
    .slice(0, 10 * MAX_FAVORITES)
    .flatMap((id: unknown, index) =>
      isId(id)
        ? [{ id, sent: remarkAt(columns.sent, index), answered: remarkAt(columns.answered, index) }]
        : [],
    )
  const unique = [...new Map(talents.map((each) => [each.id, each])).values()]
  return {
    kind: 'list',
    list: {
      title: readTitle(title),
      sender: readTitle(sender),
      answerer: typeof answerer === 'string' ? readTitle(answerer) : null,
      talents: unique.slice(0, MAX_FAVORITES),
    },
    isCut: unique.length > MAX_FAVORITES,
    isShortened: [notes, answerNotes].some((column) => asArray(column).some(isTooLong)),
  }
}

const markLetters: Readonly<Record<Mark, string>> = { yes: 'y', maybe: 'm', no: 'n' }

/** A letter for each talent, `-` without a mark; empty if nobody has one. */
function marksText(column: readonly Remark[]): string {
  const text = column.map(({ mark }) => (mark === null ? '-' : markLetters[mark])).join('')
  return /[a-z]/.test(text) ? text : ''
}

/** The notes up to the last one. */
function notesOf(column: readonly Remark[]): string[] {
  const notes = column.map(({ note }) => note)
  return notes.slice(0, notes.findLastIndex((note) => note !== '') + 1)
}

function remarkAt(column: { marks: unknown; notes: unknown }, index: number): Remark {
  const letter = typeof column.marks === 'string' ? column.marks.charAt(index) : ''
  const note = asArray(column.notes)[index]
  return {
    note: typeof note === 'string' ? cut(cleanText(note.slice(0, 5_000)), MAX_NOTE_LENGTH) : '',
    mark: readMark({ y: 'yes', m: 'maybe', n: 'no' }[letter]),
  }
}

function isTooLong(note: unknown): boolean {
  return typeof note === 'string' && note.length > MAX_NOTE_LENGTH
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** A short name for an agency, from its brand: ids mean somebody else at another agency (FNV-1a, 32 bits). */
function hashOf(brand: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(brand.toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash.toString(36)
}

/**
 * A text as an address can carry it: compressed, in the letters of base64url (RFC 4648, section 5). The format is zlib's
 * (RFC 1950), whose checksum tells a text that was cut or changed on its way.
 */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** A text of at most so many bytes; null if it was cut, changed, or is longer. Never throws. */
export async function unpackText(packed: string, maxBytes: number): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
    const whole = await new Response(stream.pipeThrough(atMost(maxBytes))).arrayBuffer()
    return new TextDecoder('utf-8', { fatal: true }).decode(whole)
  } catch {
    return null
  }
}

/** Fails, and reads no further, as soon as there are too many bytes. */
function atMost(maxBytes: number) {
  let size = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (bytes, controller) => {
      size += bytes.length
      if (size > maxBytes) throw new RangeError('too long')
      controller.enqueue(bytes)
    },
  })
}
