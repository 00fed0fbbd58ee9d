import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The styles of text: titles, body text, and labels in small capitals. */
export type TextStyle = 'title' | 'text' | 'label'

/** A font that PDFKit embeds. `has` returns whether the font has a character. */
type Font = { name: string; file: Buffer; has: (codePoint: number) => boolean }

/** A piece of text in one font. */
type Run = { text: string; font: Font }

/** The fonts of each style, tried in this order for every character. */
const fontFiles = {
  title: ['bodoni-moda', 'noto-serif-display'],
  text: ['instrument-sans', 'noto-sans'],
  label: ['instrument-sans-medium', 'noto-sans'],
} as const satisfies Record<TextStyle, readonly string[]>

/** The title font's hyphen and dash are hairlines, 0.15 pt thick at 22 pt: "Souza-Lima" would be "Souza Lima" in print. */
const lostInPrint = [0x2d, 0x2013]

export type Fonts = Readonly<Record<TextStyle, readonly Font[]>>

/** Reads the fonts: Latin, Greek and Cyrillic. */
export async function loadFonts(): Promise<Fonts> {
  const names = [...new Set(Object.values(fontFiles).flat())]
  const fonts = new Map(
    await Promise.all(names.map(async (name) => [name, await load(name)] as const)),
  )
  const fontsOf = (style: TextStyle) => fontFiles[style].flatMap((name) => fonts.get(name) ?? [])
  return { title: fontsOf('title'), text: fontsOf('text'), label: fontsOf('label') }
}

async function load(name: string): Promise<Font> {
  const { create } = await import('fontkit') // pdfkit has loaded it already
  const { resolve } = createRequire(import.meta.url)
  const file = await readFile(resolve(`#provider/downloads/fonts/${name}.ttf`))
  const points = new Set(create(file).characterSet)
  if (name === fontFiles.title[0]) for (const dash of lostInPrint) points.delete(dash)
  return { name, file, has: (codePoint) => points.has(codePoint) }
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Splits a text into characters as people count them. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Splits a text into runs of one font each. Omits characters that no font has (other scripts, emoji, controls). */
export function toRuns(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = []
  const drawn = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '') // marks that nobody sees, as around a number that was copied from a telephone
    .replace(/\p{C}/gu, ' ')
    .replaceAll('ʼ', '’') // no font has the apostrophe of Ukrainian names, a letter
  for (const character of charactersOf(drawn)) {
    const font = fonts.find(({ has }) =>
      Array.from(character).every((point) => has(point.codePointAt(0) ?? 0)),
    )
    if (font === undefined) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}
