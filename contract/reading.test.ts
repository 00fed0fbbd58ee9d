import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { attributes, formOptions } from './integration/options.ts'
import { signIn } from './integration/sign-in.ts'
import { talentProfile, talents } from './integration/talents.ts'
import { newsletter, prehome, slides, socialMedias, staff } from './panel/entities.ts'
import { login } from './panel/login.ts'
import { post, posts } from './panel/posts.ts'
import { readJson, type Reading } from './reading.ts'

const lucia = { id: 7, name: 'Lúcia', gender: 'woman', cover: 'a.jpg', categories: [] }

describe('an answer of the wire', () => {
  it('comes through whole when it is as described', () => {
    const reading = readJson(talents.answer, page([lucia, { ...lucia, id: 8 }]))
    expect(idsIn(reading)).toEqual([7, 8])
    expect(reading).toMatchObject({ flaws: [] })
  })

  it('loses what is not described, a date of birth above all', () => {
    const text = page([{ ...lucia, birthdate: '2009-01-01', note: 'x' }])
    expect(JSON.stringify(readJson(talents.answer, text))).not.toMatch(/birthdate|2009|note/)
  })

  it('has an empty field where a wrong one may be empty', () => {
    const reading = readJson(talents.answer, page([{ ...lucia, cover: 3 }]))
    expect(valueOf(reading)).toMatchObject({ data: [{ id: 7, cover: null }] })
    expect(flawsOf(reading)).toEqual([
      { place: 'data.0.cover', reason: 'expected string, received number', remedy: 'emptied' },
    ])
  })

  it('loses one list item when that cannot be mended, and nothing else', () => {
    const reading = readJson(talents.answer, page([lucia, { ...lucia, name: ' ' }, null, 'x']))
    expect(idsIn(reading)).toEqual([7])
    expect(flawsOf(reading).map(({ place, remedy }) => [place, remedy])).toEqual([
      ['data.1', 'dropped'],
      ['data.2', 'dropped'],
      ['data.3', 'dropped'],
    ])
  })

  it('loses the innermost item that holds the fault', () => {
    const book = [{ id: 1, file: 'a.jpg' }, { id: 2 }]
    const reading = readJson(talentProfile.answer, JSON.stringify({ ...lucia, book }))
    expect(valueOf(reading)).toMatchObject({ id: 7, book: [{ id: 1 }] })
  })

  it('loses only the entry of a map whose name is no name', () => {
    const text = JSON.stringify({ instagram: { url: 'https://a.test' }, ' ': { url: 'x' } })
    const reading = readJson(socialMedias.answer, text)
    expect(valueOf(reading)).toEqual({ instagram: { url: 'https://a.test' } })
  })

  it.each(['', '<html>', '{', 'null', '[]', '{}', '{"message":"Server error"}', '{"data":{}}'])(
    'is invalid as %j',
    (text) => expect(readJson(talents.answer, text).status).toBe('invalid'),
  )

  it('is told of without a word of its own', () => {
    const secret = 'Rua das Flores 12'
    const told = [
      readJson(talents.answer, page([{ ...lucia, name: secret, id: secret, cover: [secret] }])),
      readJson(
        post.answer,
        JSON.stringify({ id: secret, slug: 'a', title: 'b', language: secret }),
      ),
      readJson(post.answer, secret),
    ]
    expect(told.map((reading) => reading.status)).toEqual(['read', 'invalid', 'invalid'])
    expect(JSON.stringify(told)).not.toContain(secret)
  })

  it('is refused with more list items than anything has', () => {
    const text = page(Array.from({ length: 1_000_000 }, () => 0))
    expect(readJson(talents.answer, text)).toMatchObject({ reason: 'too many list items' })
  })

  it('is read although every one of 10,000 items is wrong', () => {
    const text = page(Array.from({ length: 10_000 }, () => ({ ...lucia, id: 'x', cover: 3 })))
    expect(flawsOf(readJson(talents.answer, text))).toHaveLength(10_000)
  })

  it('may be nested almost a hundred thousand deep', () => {
    const deep = '['.repeat(99_990) + ']'.repeat(99_990)
    expect(readJson(talents.answer, deep).status).toBe('invalid')
    expect(idsIn(readJson(talents.answer, page([lucia]).replace('"a.jpg"', deep)))).toEqual([7])
  })

  it('has no half characters, which no address can hold', () => {
    const reading = readJson(talents.answer, page([{ ...lucia, name: 'L\ud800a', hair: '\udfff' }]))
    expect(valueOf(reading)).toMatchObject({ data: [{ name: 'L\ufffda', hair: '\ufffd' }] })
  })

  it('cannot touch the prototype of anything', () => {
    const text = '{"__proto__":{"url":"x"},"constructor":{"url":"y"},"x":{"url":"z"}}'
    expect(valueOf(readJson(socialMedias.answer, text))).toEqual({ x: { url: 'z' } })
    expect({}).not.toHaveProperty('url')
  })
})

describe('whatever a service answers', () => {
  const answers = {
    attributes: attributes.answer,
    formOptions: formOptions.answer,
    signIn: signIn.answer,
    talentProfile: talentProfile.answer,
    talents: talents.answer,
    newsletter: newsletter.answer,
    prehome: prehome.answer,
    staff: staff.answer,
    login: login.answer,
    posts: posts.answer,
    slides: slides.answer,
    socialMedias: socialMedias.answer,
  }

  it.each(Object.entries(answers))('to %s is read as described or not at all', (_, schema) => {
    fc.assert(
      fc.property(brokenJson, (json) => {
        const reading = readJson<v.GenericSchema>(schema, JSON.stringify(json) ?? '')
        if (reading.status === 'read') expect(v.is(schema, reading.value)).toBe(true)
      }),
      { numRuns: 200, seed: 6 },
    )
  })

  it('never costs a good talent its place', () => {
    const good = fc.uniqueArray(fc.nat(), { maxLength: 20 })
    fc.assert(
      fc.property(good, fc.array(brokenJson, { maxLength: 20 }), (ids, broken) => {
        const mixed = broken.flatMap((item, index) => [item, ...goodAt(ids, index)])
        const all = [...mixed, ...ids.slice(broken.length).map((id) => ({ ...lucia, id }))]
        expect(idsIn(readJson(talents.answer, page(all)))).toEqual(expect.arrayContaining(ids))
      }),
      { numRuns: 200, seed: 6 },
    )
  })
})

/** Documents that have the names of the wire, and under them anything. */
const nasty = fc.constantFrom<unknown>(null, 'NaN', -1, 1e308, 0.5, '\ud800', '', ' ', true, [], {})
const names = 'data id name file title slug language categories book albums items url hair value'
const { brokenJson } = fc.letrec<{ brokenJson: unknown }>((tie) => ({
  brokenJson: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    nasty,
    fc.constantFrom<unknown>(1, 7, 'a.jpg', 'pt', 'woman'),
    fc.array(tie('brokenJson'), { maxLength: 5 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom(...names.split(' '), '__proto__', 'last_page'), fc.string()),
      tie('brokenJson'),
      { maxKeys: 8 },
    ),
  ),
}))

function goodAt(ids: readonly number[], index: number): object[] {
  const id = ids[index]
  return id === undefined ? [] : [{ ...lucia, id }]
}

function page(data: readonly unknown[]): string {
  return JSON.stringify({ data, current_page: 1, last_page: 1, per_page: 1_000, total: 1 })
}

function valueOf<T>(reading: Reading<T>): T | null {
  return reading.status === 'read' ? reading.value : null
}

function idsIn(reading: Reading<v.InferOutput<typeof talents.answer>>): number[] {
  return valueOf(reading)?.data.map(({ id }) => id) ?? []
}

function flawsOf(reading: Reading<unknown>) {
  return reading.status === 'read' ? reading.flaws : []
}
