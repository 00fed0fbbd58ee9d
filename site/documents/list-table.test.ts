import fc from 'fast-check'
import { expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'

import { listTable, textsOf } from './list-table.ts'
import { toXlsx } from './to-xlsx.server.ts'

const colours = { hair: {}, eyes: {} }
const row = { talent: someone(), note: '', address: 'https://vereda.example/7' }

it('has lengths in both units, in columns of their own under a head in the language; no empty column', () => {
  const table = listTable([row, { ...row, note: 'Boa' }], { locale: 'pt', colours })
  const [head = [], first = [], second = []] = table
  expect(head).toEqual(
    expect.arrayContaining(['Nome', 'Altura (cm)', 'Altura (pés)', 'Nota', 'Perfil']),
  )
  expect(head).not.toContain('Tórax (cm)')
  const valueOf = (title: string) => first[head.indexOf(title)]
  expect([valueOf('Altura (cm)'), valueOf('Altura (pés)'), valueOf('Nota')]).toEqual([
    178,
    `5'10"`,
    '',
  ])
  expect(second[head.indexOf('Nota')]).toBe('Boa')
  expect(listTable([row], { locale: 'en', colours })[0]?.slice(0, 3)).toEqual([
    'Name',
    'Height (ft)',
    'Height (cm)',
  ])
})

it('writes numbers with the language’s decimal mark as text', () => {
  expect(textsOf([['a', 82.5]], 'pt')).toEqual([['a', '82,5']])
  expect(textsOf([['a', 82.5]], 'en')).toEqual([['a', '82.5']])
})

it('is a workbook whose texts are as they were, without what XML cannot have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const sheet = await sheetOf([['Nome'], [text], [82.5]])
      const [, written = ''] = /<c r="A2"[^>]*><is><t[^>]*>([^<]*)<\/t>/.exec(sheet) ?? []
      // eslint-disable-next-line no-control-regex
      const kept = text.toWellFormed().replace(/[\0-\b\v\f\x0E-\x1F\uFFFE\uFFFF]/g, '')
      expect(unescaped(written)).toBe(kept)
      expect(sheet).toContain('<c r="A3"><v>82.5</v></c>')
      expect(sheet).not.toContain('<f>')
    }),
    { numRuns: 50 },
  )
})

async function sheetOf(table: (string | number)[][]): Promise<string> {
  const bytes = await toXlsx('Talentos', table)
  const text = bytes.toString()
  return text.slice(text.indexOf('<worksheet'), text.indexOf('</worksheet>'))
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
