import { charactersOf } from './fonts.ts'

/** A text broken into lines, and the font size at which it fits. */
type FittedText = { lines: string[]; size: number }

type Room = { width: number; lines: number; largest: number; smallest: number }

/** The width of a line at a font size, in points. */
type MeasureText = (text: string, size: number) => number

const STEP = 0.94

/**
 * Finds the largest font size at which a text fits into the lines, broken between words. At the smallest size, words are broken,
 * too, and the rest is cut off with an ellipsis.
 */
export function fitText(text: string, room: Room, measure: MeasureText): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== '')
  for (let size = room.largest; size > room.smallest; size *= STEP) {
    const lines = fillLines(words, (line) => measure(line, size) <= room.width)
    if (lines !== null && lines.length <= room.lines) return { lines, size }
  }
  const size = room.smallest
  const fits = (line: string) => measure(line, size) <= room.width
  const pieces = words.flatMap((word) => brokenWord(word, fits))
  const lines = fillLines(pieces, fits) ?? pieces
  if (lines.length <= room.lines) return { lines, size }
  const last = lines.slice(room.lines - 1).join(' ')
  return { lines: [...lines.slice(0, room.lines - 1), cutText(last, fits)], size }
}

/** The text, or the part that fits, with an ellipsis. */
export function cutText(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const characters = charactersOf(text)
  let [some, tooMany] = [0, characters.length]
  while (tooMany - some > 1) {
    const middle = Math.floor((some + tooMany) / 2)
    if (fits(`${characters.slice(0, middle).join('')}…`)) some = middle
    else tooMany = middle
  }
  return `${characters.slice(0, some).join('').trimEnd()}…`
}

/** Fills lines with words; null if a word does not fit into a line of its own. */
function fillLines(words: readonly string[], fits: (line: string) => boolean): string[] | null {
  const lines: string[] = []
  for (const word of words) {
    if (!fits(word)) return null
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function brokenWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  for (const character of charactersOf(word)) {
    const longer = `${pieces.at(-1) ?? ''}${character}`
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}
