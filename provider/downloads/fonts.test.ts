import { create } from 'fontkit'
import { expect, it } from 'vitest'

import { loadFonts, toRuns } from './fonts.ts'

it.each([
  ['Дарʼя', 'Дар’я'],
  ['Ọ̀ṣun', 'Ọ̀ṣun'],
  ['Ana 🌟 林', 'Ana  '],
  ['\u202A+55 11\u202C Jo\u00ADana', '+55 11 Joana'],
])('%s is drawn as %s, in every style', async (name, drawn) => {
  const fonts = Object.values(await loadFonts())
  const texts = fonts.map((style) => toRuns(name, style).map(({ text }) => text))
  expect(texts.map((runs) => runs.join(''))).toEqual(fonts.map(() => drawn))
})

it('the hyphen of a double surname is thick enough for print in every style', async () => {
  for (const style of Object.values(await loadFonts())) {
    const run = toRuns('Souza-Lima', style).find(({ text }) => text.includes('-'))
    if (run === undefined) throw new Error('there is no hyphen')
    const font = create(run.font.file)
    const [hyphen, capital] = ['-', 'H'].map((letter) => heightOf(font, letter))
    expect((hyphen ?? 0) / (capital ?? 1)).toBeGreaterThan(0.02)
  }
})

function heightOf(font: ReturnType<typeof create>, letter: string): number {
  const { minY, maxY } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.bbox
  return maxY - minY
}
