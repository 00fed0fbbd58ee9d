import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Boards } from '#agency/board.ts'
import { Talent as WireTalent, TalentSummary } from '#contract/integration/talent.ts'
import { readTolerantly, type Reading } from '#contract/reading.ts'

import { bareTalent } from './bare-talent.fixture.ts'
import { profileWithFirstNameOnly, withFirstNameOnly } from './first-name.ts'

const boards: Boards = {
  mainboard: { woman: [1947], man: [1948] },
  kids: { woman: [3001], man: [3002] },
}
const genders = ['woman', 'man', null] as const
const inCategory = (id: number) => ({ categories: [{ id, name: null }] })
const frame = (caption: string | null) => ({
  id: 1,
  file: 'a.jpg',
  caption,
  width: null,
  height: null,
})
const video = (caption: string | null) => ({
  ...frame(caption),
  url: null,
  provider: null,
  poster: null,
  tracks: [],
  seconds: null,
})

describe('whoever is in a category of the kids’ board', () => {
  it.each(genders.flatMap((gender) => [3001, 3002].map((id) => ({ gender, id }))))(
    'is known by the first name: %j',
    ({ gender, id }) => {
      const talent = { ...bareTalent(), ...inCategory(id), gender, name: 'Bia Marques' }
      expect(withFirstNameOnly(boards, talent).name).toBe('Bia')
      expect(profileWithFirstNameOnly(boards, talent).name).toBe('Bia')
    },
  )

  it.each(genders)('alone is: %s', (gender) => {
    const book = [frame('Com Bia Marques')] // a child of the agency
    const talent = { ...bareTalent(), ...inCategory(1947), gender, name: 'Ana Lima', book }
    expect(profileWithFirstNameOnly(boards, talent)).toBe(talent)
  })
})

it('no category of a child keeps its name, which no page shows', () => {
  const child = { ...bareTalent(), categories: [{ id: 3001, name: 'Bia Marques' }] }
  expect(withFirstNameOnly(boards, child).categories).toEqual([{ id: 3001, name: null }])
})

it('no list can be filtered by the nationality or the languages of a child', () => {
  const child = {
    ...bareTalent(),
    ...inCategory(3001),
    nationality_code: 'BR',
    language_codes: ['pt'],
  }
  const listed = withFirstNameOnly(boards, child)
  expect([listed.nationality_code, listed.language_codes]).toEqual([null, []])
})

it('only the addresses of a child’s media may say its surname, whatever texts the contract has', () => {
  const summary = valueOf(readTolerantly(TalentSummary, sayingEverywhere(TalentSummary)))
  const profile = valueOf(readTolerantly(WireTalent, sayingEverywhere(WireTalent)))
  const covers = ['cover', 'cover_web', 'cover2']
  expect(pathsSaying('Marques', summary)).toContain('name')
  expect(pathsSaying('Marques', withFirstNameOnly(boards, summary))).toEqual(covers)
  expect(pathsSaying('Marques', profileWithFirstNameOnly(boards, profile))).toEqual([
    ...covers,
    'book[].file',
    'snap[].file',
    'video[].url',
    'video[].file',
    'video[].poster',
    'digital-videos[].url',
    'digital-videos[].file',
    'digital-videos[].poster',
    'albums[].items[].url',
    'albums[].items[].file',
    'albums[].items[].poster',
  ])
})

function valueOf<T>(reading: Reading<T>): T {
  if (reading.status === 'invalid') throw new Error(reading.reason)
  expect(reading.flaws).toEqual([])
  return reading.value
}

/** A value of a schema: a child who says its whole name in each text; every list has one item. */
function sayingEverywhere(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema // a picklist's choice
  if ('wrapped' in schema) return sayingEverywhere(schema.wrapped)
  if ('item' in schema) return [sayingEverywhere(schema.item)]
  if ('options' in schema && Array.isArray(schema.options)) {
    return sayingEverywhere(schema.options[0])
  }
  if (!('entries' in schema)) {
    return 'type' in schema && schema.type === 'string' ? 'Bia Marques' : 3001
  }
  const fields = Object.entries(schema.entries ?? {})
  return Object.fromEntries(fields.map(([name, field]) => [name, sayingEverywhere(field)]))
}

/** The paths of the texts that contain a word, such as `book[].file`. */
function pathsSaying(word: string, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes(word) ? [path] : []
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    pathsSaying(
      word,
      part,
      Array.isArray(value) ? `${path}[]` : path === '' ? name : `${path}.${name}`,
    ),
  )
}

describe('a child’s first name', () => {
  it.each([
    ['Bia', 'Bia'],
    ['Bia Marques Prado', 'Bia'],
    ['Ana-Clara Costa-Silva', 'Ana-Clara'],
    ['  Bia  Prado', 'Bia'],
    ['Bia\u00A0Prado', 'Bia'],
    ['Bia\u200BPrado', 'Bia'],
    ['Bia_Prado', 'Bia'],
    ['Prado, Bia', 'Bia'],
    ['Costa-Silva, Ana-Clara Maria', 'Ana-Clara'],
    ['(Bia) Prado', 'Bia'],
    ['123', '123'],
  ])('of %j is %j', (name, first) => {
    const talent = { ...bareTalent(), ...inCategory(3001), name }
    expect(withFirstNameOnly(boards, talent).name).toBe(first)
  })
})

describe('a child’s caption', () => {
  it.each([
    ['Bia Costa-Silva', 'Bia Silva'],
    ['Bia Costa-Silva', 'COSTA SILVA for Lume'],
    ['Bia Costa-Silva', 'Costasilva'],
    ['Bia D’Ávila', 'Senhora de Avila'],
    ["Bia D'Ávila", 'bia davila'],
    ['Sinéad O’Neill', 'Oneill'],
    ['Bia de Sá Prado', 'Prado'],
    ['Bia Sá', 'Bia Sá, 2026'],
    ['Bia Luz', 'luz'],
    ['Bia Luz', 'by @bialuz'],
    ['Bia Luz', 'instagram.com/bialuz'],
    ['Bia Marques', '#biamarquesmodel'],
    ['Bia Marques', 'Biamarques'],
    ['Bia Marques', 'mar\u00ADques'],
    ['Bia Marques', 'ＭＡＲＱＵＥＳ'],
    ['Bia Łukasz', 'Lukasz'],
    ['Bia Groß', 'GROSS'],
    ['Prado, Bia', 'Prado'],
    ['Бия Иванова', 'иванова'],
  ])('of %j does not say %j', (name, caption) => {
    expect(captionOf(name, caption)).toBeNull()
  })

  it.each([
    ['Bia Costa-Silva', 'Bia for Lume'],
    ['Bia Luz', 'Iluzão'],
    ['Bia de Sá', 'Sábado de manhã'],
    ['Bia Mar dos Reis', 'dia dos pais, março'],
    ['Bia', 'Bia'],
    ['Bia Bia', 'Bia'],
    ['Lima, Ana', 'Ana, São Paulo'],
  ])('of %j may say %j', (name, caption) => {
    expect(captionOf(name, caption)).toBe(caption)
  })

  it('says no part of three letters or more of a surname of any shape, wherever it stands', () => {
    fc.assert(
      fc.property(surname, fc.nat(), written, ({ name, parts }, choice, write) => {
        const part = parts[choice % parts.length] ?? ''
        const whole = `Bia ${name}`
        const said = childNamed(whole, write(part))
        const unsaid = childNamed(whole, null)
        expect(profileWithFirstNameOnly(boards, said)).toEqual(
          profileWithFirstNameOnly(boards, unsaid),
        )
        const { jeans, suit, shoes, hair, eyes } = withFirstNameOnly(boards, said)
        expect([jeans, suit, shoes, hair, eyes]).toEqual([null, null, null, null, null])
      }),
    )
  })
})

const captionOf = (name: string, caption: string) =>
  profileWithFirstNameOnly(boards, childNamed(name, caption)).book[0]?.caption ?? null

function childNamed(name: string, caption: string | null): WireTalent {
  return {
    ...bareTalent(),
    ...inCategory(3002),
    gender: 'woman',
    name,
    jeans: caption,
    suit: caption,
    shoes: caption,
    hair: caption,
    eyes: caption,
    nationality: caption,
    detailed_languages: [
      { language: 'Libras', level: caption },
      ...(caption === null ? [] : [{ language: caption, level: null }]),
    ],
    instagram: caption,
    models_com: caption,
    book: [frame(caption)],
    snap: [frame(caption)],
    video: [video(caption)],
    'digital-videos': [video(caption)],
    albums: [{ id: 2, name: caption, items: [video(caption)] }],
  }
}

/** Letters as the search for surnames compares them: “vañ” is the particle “van”. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('ł', 'l')

const letters = Array.from('abcdefghijklmnopqrstuvwxyzáàâãäåçéèêëíïñóõöúüýøłß')
const part = fc
  .string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 12 })
  .filter((each) => !/^(?:d[aeo]s|del|las|los|von|van|der|den|bia)$/.test(plain(each)))

/** Surnames of one part or several, with what people join them by. */
const surname = fc
  .tuple(
    fc.array(part, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(' ', '-', '’', "'", ' de ', ' e ', '‐', '–', ' d’', '_', '.', '\u00A0'),
  )
  .map(([parts, joint]) => ({ name: parts.join(joint), parts }))

/** How a caption may say a part of a name. */
const written = fc.constantFrom(
  (said: string) => said,
  (said: string) => said.toUpperCase(),
  (said: string) => said.normalize('NFD'),
  (said: string) => said.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (said: string) => `Lume, ${said}!`,
  (said: string) => `@bia${said}`,
  (said: string) => `https://a.example/bia-${said}`,
  (said: string) => `Bia-${said}’s book`,
)
