import fc from 'fast-check'
import { expect, it } from 'vitest'

import { entryName } from './archive.ts'

it.each([
  ['Lúcia Prado', 'Lúcia-Prado-01.jpg'],
  ['../../etc/passwd', 'etc-passwd-01.jpg'],
  ['日本 太郎', '日本-太郎-01.jpg'],
  ['con', 'con-01.jpg'],
  ['!?', 'talent-01.jpg'],
])('%s is kept as %s', (talent, name) => {
  expect(entryName(talent, 0, 'ab/abc.jpg')).toBe(name)
})

it('is a name on every system, whatever the talent is called', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 500 }),
        fc.string({ unit: 'binary-ascii' }),
      ),
      (talent) => {
        const name = entryName(talent.toWellFormed(), 7, 'ab/abc.webp')
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+-08\.webp$/u)
        expect(Buffer.byteLength(name)).toBeLessThan(256)
      },
    ),
  )
})
