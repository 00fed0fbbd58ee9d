import { expect, it } from 'vitest'

import { loadFonts, toRuns } from './fonts.ts'

it.each([
  ['Дарʼя', 'Дар’я'],
  ['Ọ̀ṣun', 'Ọ̀ṣun'],
  ['Ana 🌟 林', 'Ana  '],
])('%s is drawn as %s, in every style', async (name, drawn) => {
  const fonts = Object.values(await loadFonts())
  const texts = fonts.map((style) => toRuns(name, style).map(({ text }) => text))
  expect(texts.map((runs) => runs.join(''))).toEqual(fonts.map(() => drawn))
})
