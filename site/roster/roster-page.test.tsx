import { prerender } from 'react-dom/static'
import { createRoutesStub, Outlet } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { RosterChoice } from '#agency/roster.ts'
import { everyBoard } from '#agency/every-board.fixture.ts'
import { someone } from '#agency/someone.fixture.ts'

import type { ListedTalent } from '../roster-list/roster-list.ts'
import { queryRoster } from './query-roster.ts'
import type { RosterEntry } from './roster-data.ts'
import { RosterPage } from './roster-page.tsx'

const colours = {
  hair: [{ value: 'Brown', names: { pt: 'Castanho', en: 'Castanho', es: 'Castanho' } }],
  eyes: [],
}
type ListedEntry = RosterEntry & ListedTalent
const entry = (facts: Partial<ListedEntry>): ListedEntry => {
  const { covers: _, ...talent } = someone()
  return { ...talent, cover: null, otherCover: null, ...facts }
}
const roster = [
  entry({ id: 1, name: 'Ana', hair: 'Brown' }),
  entry({ id: 2, name: 'Bia', hair: 'Red', measures: { ...entry({}).measures, heightCm: 170 } }),
  entry({ id: 3, name: '周', hair: null }),
]

/** The models page as it leaves the server, at an address. */
async function render(
  path: string,
  choice: RosterChoice,
  talents: readonly ListedEntry[] = roster,
) {
  const answer = queryRoster(talents, {
    choice,
    query: new URLSearchParams(path.split('?')[1]),
    locale: path.startsWith('/en') ? 'en' : 'pt',
    boards: everyBoard,
    descriptions: {},
    colours,
    toEntry: (talent) => talent,
  })
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Outlet,
      children: [{ path: '*', Component: () => <RosterPage answer={answer} /> }],
    },
  ])
  const { prelude } = await prerender(<Stub initialEntries={[path]} />, {
    progressiveChunkSize: Infinity,
  })
  return (await new Response(prelude).text()).replaceAll('&amp;', '&')
}

const everyone = { gender: 'all', board: 'all' } as const
const women = { gender: 'woman', board: 'mainboard' } as const

describe('the alphabet bar', () => {
  it('leads to letters under which there are names, keeping what else is asked for', async () => {
    const html = await render('/modelos?height=-178&sort=name', everyone)
    expect(html).toContain('href="/modelos?letter=b&height=-178&sort=name"')
    expect(html).not.toContain('letter=c')
    expect(html).toContain('letter=%23')
  })

  it('says # only where a name begins with no letter', async () => {
    expect(await render('/modelos', everyone, roster.slice(0, 2))).not.toContain('%23')
  })
})

describe('the heading', () => {
  it('names gender and board, and alone says how many there are', async () => {
    const html = await render('/en/models/women/mainboard', women)
    expect(html).toMatch(/<h1[^>]*>Women, Mainboard<sup/)
    expect(html.match(/3 models/g)).toHaveLength(1)
  })
})

describe('the drawer', () => {
  it('is on the page if the address asks for it, open without script; its button leads there and keeps the search', async () => {
    const closed = await render('/modelos?letter=a&sort=name', everyone)
    expect(closed).not.toContain('<dialog')
    expect(closed).not.toContain('<option')
    const [form = ''] = /<form[^>]*action="#filters".*?<\/form>/s.exec(closed) ?? []
    const fields = [...form.matchAll(/<(?:input|button)[^>]*>/g)].map(([field]) => field)
    const query = fields.map((field) =>
      ['name', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(field)?.[1]).join('='),
    )
    expect(query).toEqual(['letter=a', 'sort=name', 'filters=open'])
    const open = await render(`/modelos?${query.join('&')}`, everyone)
    expect(open).toMatch(/<dialog id="filters"[^>]* open=""/)
  })

  it('offers what somebody has: lengths in both units, the language’s own first, and values', async () => {
    const html = await render('/en/models/women/mainboard?filters=open', women)
    expect(html).toContain('<option value="170">5&#x27;7&quot; / 170 cm</option>')
    expect(html).not.toContain('<option value="169">')
    expect(html).not.toContain('name="chest"')
    expect(html).toMatch(/value="brown"\/><span[^>]*>Castanho<\/span>/)
    expect(html).toMatch(/value="red"\/><span[^>]*>Red<\/span>/) // which has no name in this language
  })

  it('shows what is asked for, and sends the letter and the order along', async () => {
    const html = await render(
      '/modelos?letter=a&height=172-200&hair=brown&sort=name&filters=open',
      everyone,
    )
    expect(html).toContain('action="/modelos" method="get"')
    expect(html).toContain('<option value="172" selected="">')
    expect(html).toContain('<option value="200" selected="">')
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="brown"/)
    expect(html).toContain('<input type="hidden" name="letter" value="a"/>')
    expect(html).toContain('<input type="hidden" name="sort" value="name"/>')
  })
})

describe('the number at the filter button', () => {
  it('counts a name, but no words that are not understood', async () => {
    const named = await render('/modelos?hair=brown&name=Ana', everyone, [
      entry({ name: 'Ana Lima' }),
    ])
    expect(named).toContain('2 filtros ativos')
    const unread = await render('/modelos?hair=brown&name=junho', everyone)
    expect(unread).toContain('Não entendido')
    expect(unread).toContain('1 filtro ativo')
    expect(await render('/modelos?name=junho', everyone)).not.toMatch(/\d filtros? ativos?/)
  })
})

describe('a page without talents', () => {
  it('offers to clear filters only where there are some', async () => {
    const nobody = await render('/modelos', everyone, [])
    expect(nobody).toContain('Nenhum modelo encontrado')
    expect(nobody).not.toContain('Limpar filtros')
    expect(await render('/modelos?letter=z', everyone)).toContain('Limpar filtros')
  })
})

describe('a card', () => {
  it('without cover and measures has initials and a name, and nothing to open', async () => {
    const nothing = { measures: someone().measures, hair: null, eyes: null }
    const empty = Object.fromEntries(Object.keys(nothing.measures).map((key) => [key, null]))
    const measures = { ...nothing.measures, ...empty }
    const html = await render('/modelos', everyone, [
      entry({ ...nothing, measures, name: '周 杰' }),
    ])
    expect(html).toContain('周杰')
    expect(html).not.toContain('<dl')
    expect(html).not.toContain('Medidas de')
  })

  it('tells feet and inches in words to who cannot see them', async () => {
    const html = await render('/en/models', everyone)
    expect(html).toContain('Height 5 feet 7 inches, 170 cm; Bust')
  })
})
