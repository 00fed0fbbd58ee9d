import { expect, it } from 'vitest'

import { readDocumentRequest } from './document-request.ts'

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData()
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) data.append(name, value)
  }
  return data
}

it('is a portfolio in inches unless something else is asked for', () => {
  const usual = {
    photos: [3, 1],
    hasCover: false,
    mode: 'portfolio',
    unit: 'inches',
    hasBleed: false,
    format: 'jpeg',
  }
  expect(readDocumentRequest(form({ frame: ['3', '1', '3'] }))).toEqual(usual)
  expect(
    readDocumentRequest(form({ frame: ['3', '1'], mode: 'poster', unit: 'miles', bleed: 'x' })),
  ).toEqual(usual)
  expect(
    readDocumentRequest(
      form({ frame: '7', cover: '1', mode: 'composite', unit: 'cm', bleed: '1', originals: '1' }),
    ),
  ).toEqual({
    photos: [7],
    hasCover: true,
    mode: 'composite',
    unit: 'cm',
    hasBleed: true,
    format: 'original',
  })
})

it.each([
  ['no photo', []],
  ['61 photos', Array.from({ length: 61 }, (_, id) => String(id))],
  ['what is no number', ['7', '1e3']],
])('is none with %s', (_what, frame) => {
  expect(readDocumentRequest(form({ frame }))).toBeNull()
})
