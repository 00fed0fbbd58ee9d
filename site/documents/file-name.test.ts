import fc from 'fast-check'
import { expect, it } from 'vitest'

import { attachmentName } from './dialog/fetch-document.ts'
import { attachment, fileNameOf } from './file-name.ts'

it('is the talent’s name with the agency’s suffix', () => {
  expect(fileNameOf('Lúcia Prado', '-vereda', 'pdf')).toBe('Lúcia-Prado-vereda.pdf')
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
        const name = fileNameOf(talent.toWellFormed(), '-vereda', 'zip')
        expect(attachment(name)).toMatch(
          /^attachment; filename="[\w .-]{1,240}"; filename\*=UTF-8''[\w.%!~-]+$/,
        )
        expect(attachmentName(attachment(name))).toBe(name)
        expect(name).not.toMatch(/[\p{C}/\\:*?"<>|]/u)
      },
    ),
  )
})
