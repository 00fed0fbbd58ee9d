import fc from 'fast-check'
import { expect, it } from 'vitest'

import { attachmentName } from './dialog/fetch-document.ts'
import { attachment, fileNameOf } from './file-name.ts'

const portfolio = { suffix: '-vereda', content: ['Portfólio', 'Polegadas'], extension: 'pdf' }

it('is the talent’s name with the agency’s suffix and the content', () => {
  expect(fileNameOf('Lúcia Prado', portfolio)).toBe('Lúcia-Prado-vereda-portfólio-polegadas.pdf')
  const composite = { ...portfolio, suffix: '', content: ['Composite'] }
  expect(fileNameOf('Lúcia Prado', composite)).toBe('Lúcia-Prado-composite.pdf')
})

it.each([
  ['A', 'A'],
  ['日'.repeat(40), '日'.repeat(40)],
  ['日'.repeat(80), '日'.repeat(53)],
  ['𠀀'.repeat(80), '𠀀'.repeat(40)],
  ['ليلى حسن', 'ليلى-حسن'],
])('of %s begins with %s', (talent, name) => {
  expect(fileNameOf(talent, portfolio)).toBe(`${name}-vereda-portfólio-polegadas.pdf`)
})

it('is told in ASCII and in UTF-8', () => {
  expect(attachment('Lúcia-日本.pdf')).toBe(
    `attachment; filename="Lucia-__.pdf"; filename*=UTF-8''L%C3%BAcia-%E6%97%A5%E6%9C%AC.pdf`,
  )
})

it('is one header of one name, whatever the talent is called', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 600 }),
        fc.string({ unit: 'binary-ascii' }),
      ),
      (talent) => {
        const name = fileNameOf(talent.toWellFormed(), portfolio)
        expect(attachment(name)).toMatch(
          /^attachment; filename="[\w .-]{1,240}"; filename\*=UTF-8''[\w.%!~-]+$/,
        )
        expect(attachmentName(attachment(name))).toBe(name)
        expect(Buffer.byteLength(name)).toBeLessThan(256)
        expect(name).not.toMatch(/[\p{C}/\\:*?"<>|]/u)
      },
    ),
  )
})
