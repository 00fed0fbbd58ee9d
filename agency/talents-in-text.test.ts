import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { someone } from './someone.fixture.ts'
import { talentsInText } from './talents-in-text.ts'

const agata = someone({ id: 1, name: 'Ágata Fontoura' })
const helena = someone({ id: 2, name: "Helena d'Ávila-Souza" })
const roster = [agata, helena]
const namesIn = (html: string, talents = roster, limit = 6) =>
  talentsInText(talents, html, limit).map(({ name }) => name)

describe('the talents in a text', () => {
  it('are found by their whole names, in the order of the text, each once', () => {
    const html = "<p>Helena d'Ávila-Souza e <b>Ágata</b>\nFontoura. Agata Fontoura outra vez.</p>"
    expect(namesIn(html)).toEqual(["Helena d'Ávila-Souza", 'Ágata Fontoura'])
  })

  it('are not found by a part of a name, or in an address', () => {
    expect(namesIn('<p>Ágata, Fontourais, Ágata Fontouras, Magata Fontoura</p>')).toEqual([])
    expect(namesIn('<a href="https://agata.example/agata fontoura">ela</a>')).toEqual([])
  })

  it('are those with the longest name, if one begins like another', () => {
    const others = [someone({ name: 'Ana Silva' }), someone({ name: 'Ana Silva Costa' })]
    expect(namesIn('<p>Ana Silva Costa</p>', others)).toEqual(['Ana Silva Costa'])
  })

  it('are never kids, nor those with a name of one word', () => {
    const others = [someone({ name: 'Israel' }), someone({ name: 'Bia Prado', boards: ['kids'] })]
    expect(namesIn('<p>Bia Prado em Israel</p>', others)).toEqual([])
  })

  it('are so many at most', () => {
    expect(namesIn("Helena d'Ávila-Souza, Ágata Fontoura", roster, 1)).toEqual([
      "Helena d'Ávila-Souza",
    ])
  })

  it('are found whatever stands around the name', () => {
    const around = fc.string({ unit: fc.constantFrom(' ', ',', '.', '(', ')', '“', '\n', '–') })
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(namesIn(`${before}ÁGATA FONTOURA${after}`)).toEqual(['Ágata Fontoura'])
      }),
    )
  })
})
