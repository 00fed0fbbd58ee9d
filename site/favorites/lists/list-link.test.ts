import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_FAVORITES } from '../heart/favorites.ts'
import {
  type LinkReading,
  listFragment,
  packedIn,
  packText,
  readLink,
  type SentList,
  unpackText,
} from './list-link.ts'
import { MAX_NOTE_LENGTH, noRemark, type Remark } from './named-lists.ts'
import { someRemark } from './some-lists.fixture.ts'

const seed = 2026
const brand = 'Vereda'

const someSentList: fc.Arbitrary<SentList> = fc
  .record({
    title: fc.constantFrom('', 'Campanha de inverno', 'حملة الشتاء'),
    sender: fc.constantFrom('', 'Marta'),
    answerer: fc.option(fc.constantFrom('', 'Rui')),
    talents: fc.uniqueArray(
      fc.record({ id: fc.nat({ max: 10 ** 9 }), sent: someRemark, answered: someRemark }),
      { selector: ({ id }) => id, maxLength: 12 },
    ),
  })
  .map((list) => ({
    ...list,
    talents: list.talents.map((each) => ({
      ...each,
      answered: list.answerer === null ? noRemark : each.answered,
    })),
  }))

const sentOf = (ids: readonly number[], remark: Remark = noRemark): SentList => ({
  title: '',
  sender: '',
  answerer: null,
  talents: ids.map((id) => ({ id, sent: remark, answered: noRemark })),
})
const packed = async (list: SentList, of = brand) => packedIn(await listFragment(list, of)) ?? ''
const open = (text: string) => readLink(text, brand)
/** A link with whatever somebody put into it. */
const forged = async (value: unknown) => open(`1${await packText(JSON.stringify(value))}`)
/** The agency's short name in its links. */
const hash = await unpackText((await packed(sentOf([7]))).slice(1), 100).then(
  (text) => /"(\w+)"/.exec(text ?? '')?.[1],
)

describe('a link with a list', () => {
  it('is opened as it was sent', async () => {
    await fc.assert(
      fc.asyncProperty(someSentList, async (list) => {
        expect(await open(await packed(list))).toEqual({
          kind: 'list',
          list,
          isCut: false,
          isShortened: false,
        })
      }),
      { seed },
    )
  })

  it('of 100 talents without notes is shorter than 2,000 letters, also with long ids and marks', async () => {
    const random = fc.sample(fc.integer({ min: 10 ** 14, max: 10 ** 15 - 1 }), {
      numRuns: 100,
      seed,
    })
    const marks = ['yes', 'maybe', 'no'] as const
    const talents = random.map((id, index) => ({
      id,
      sent: { note: '', mark: marks[(id + index) % 3] ?? null },
      answered: noRemark,
    }))
    const list = { title: 'Campanha de inverno', sender: 'Marta Lins', answerer: null, talents }
    expect((await listFragment(list, brand)).length).toBeLessThan(1_500)
    expect(
      (await listFragment(sentOf(random.map((id) => id % 10_000)), brand)).length,
    ).toBeLessThan(500)
  })

  it('is a fragment of letters that every address may have', async () => {
    const list = sentOf([7], { note: 'ä?&=#/+💃'.repeat(9), mark: null })
    expect(await listFragment(list, brand)).toMatch(/^#list=1[\w-]+$/)
    expect(packedIn('#book-7')).toBeNull()
    expect(packedIn('')).toBeNull()
  })
})

describe('a link that is not as it was sent', () => {
  it('is told, wherever it was cut', async () => {
    const text = await packed(sentOf([7, 12, 30], { note: 'Alta', mark: 'yes' }))
    for (let length = 0; length < text.length; length += 1) {
      expect((await open(text.slice(0, length))).kind, String(length)).toBe('damaged')
    }
  })

  it('is told, whichever letter was changed', async () => {
    const list = sentOf([7, 12, 30], { note: 'Alta', mark: 'yes' })
    const text = await packed(list)
    for (let at = 1; at < text.length; at += 1) {
      const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
      const reading = await open(changed)
      if (reading.kind === 'list') expect(reading.list).toEqual(list) // bits that no byte has
      else expect(reading.kind).toBe('damaged')
    }
  })

  it('is told, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
        expect(['damaged', 'newer']).toContain((await open(text)).kind)
      }),
      { seed },
    )
  })

  it('was made by a newer release, which its first letter says', async () => {
    expect(await open('2AAAA')).toEqual({ kind: 'newer' })
    expect(await open('zAAAA')).toEqual({ kind: 'newer' })
  })

  it('is another agency’s', async () => {
    expect(await open(await packed(sentOf([7]), 'Outra'))).toEqual({ kind: 'other-agency' })
  })

  it('would fill the memory: it is not unpacked', async () => {
    expect(await forged([hash, 'a'.repeat(5_000_000), '', [7]])).toEqual({ kind: 'damaged' })
    expect(await open(`1${'A'.repeat(1_000_000)}`)).toEqual({ kind: 'damaged' })
  })
})

const listIn = (reading: LinkReading) => (reading.kind === 'list' ? reading.list : null)

describe('a link that somebody made by hand', () => {
  it('with 10,000 talents has the first 200, and says so', async () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => index)
    const reading = await forged([hash, '', '', ids])
    expect(reading).toMatchObject({ kind: 'list', isCut: true })
    expect(listIn(reading)?.talents.map(({ id }) => id)).toEqual(ids.slice(0, MAX_FAVORITES))
  })

  it('with a note of 10 kB has its beginning, and says so', async () => {
    const reading = await forged([hash, '', '', [7], '', ['x'.repeat(10_000)]])
    expect(reading).toMatchObject({ isShortened: true })
    expect(listIn(reading)?.talents[0]?.sent.note).toHaveLength(MAX_NOTE_LENGTH)
  })

  it('has notes without control characters and marks that turn the text around them', async () => {
    const reading = await forged([hash, 'a\u202eb', 'M\0', [7], 'y', ['<b>a</b>\u202e\u0007\nb']])
    expect(listIn(reading)).toMatchObject({
      title: 'a b',
      sender: 'M',
      talents: [{ sent: { note: '<b>a</b>\nb', mark: 'yes' } }],
    })
  })

  it('has each talent once, and no id that is none', async () => {
    const reading = await forged([hash, 7, null, [7, '7', -1, 1.5, null, 7, 2 ** 60], 'yq', 'no'])
    expect(listIn(reading)).toEqual({ ...sentOf([7]), sender: '' })
  })

  it.each([[null], [{}], [[]], ['x'], [[hash, '', '', 7]]])('is damaged: %j', async (value) => {
    expect(await forged(value)).toEqual({ kind: 'damaged' })
  })
})
