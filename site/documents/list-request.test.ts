import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readListRequest } from './list-request.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const idsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1).join(',')

it('has each talent once, in the visitor’s order, and defaults for what is missing or unknown', () => {
  expect(readListRequest(formOf({ ids: '7,3,7,x,03', layout: '5' }), 'pdf')).toEqual({
    ids: [7, 3],
    title: '',
    client: '',
    layout: '1',
    notes: new Map(),
    frames: new Map(),
  })
})

it.each([
  ['', 'csv'],
  ['x,-1', 'pdf'],
  [idsTo(101), 'pdf'],
  [idsTo(101), 'zip'],
  [idsTo(201), 'csv'],
  [idsTo(10_000), 'xlsx'],
] as const)('takes no list without talents, or with too many (%#)', (ids, kind) => {
  expect(readListRequest(formOf({ ids }), kind)).toBeNull()
})

it.each([
  [idsTo(100), 'pdf'],
  [idsTo(200), 'csv'],
] as const)('takes as many as a document has room for (%#)', (ids, kind) => {
  expect(readListRequest(formOf({ ids }), kind)?.ids).toHaveLength(ids.split(',').length)
})

it('has notes of the list’s own talents only', () => {
  const fields = { ids: '7,8', 'note-7': ' Boa \n\n\n\n para TV ', 'note-9': 'Fora', 'note-8': ' ' }
  expect(readListRequest(formOf(fields), 'pdf')?.notes).toEqual(new Map([[7, 'Boa\n\npara TV']]))
})

it('has chosen frames of the list’s own talents only, by numbers that can be ids', () => {
  const fields = { ids: '7,8,9', 'frame-7': '71', 'frame-8': '-1', 'frame-9': '', 'frame-6': '61' }
  expect(readListRequest(formOf(fields), 'pdf')?.frames).toEqual(new Map([[7, 71]]))
})

it('has short texts of one direction without control characters, whatever was typed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.constantFrom('\u202Eevil', '<b>x</b>', 'ليلى', 'x'.repeat(10_000), '\u0000\u0007'),
  )
  fc.assert(
    fc.property(text, (title) => {
      const read = readListRequest(formOf({ ids: '7', title, 'note-7': title }), 'pdf')
      expect(Array.from(read?.title ?? '').length).toBeLessThanOrEqual(80)
      expect(read?.title).not.toMatch(/[\p{Cc}\u202A-\u202E]/u)
      expect(Array.from(read?.notes.get(7) ?? '').length).toBeLessThanOrEqual(500)
    }),
  )
})
