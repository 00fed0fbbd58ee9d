import { describe, expect, it } from 'vitest'

import type { City, FormOptions } from '#agency/form-options.ts'
import type { Locale } from '#agency/locale.ts'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { intakeContext } from '../page/request-context.ts'
import { controls } from './controls.ts'
import { intakeWhere } from '../page/intake.fixture.ts'
import { whole } from './complete-form.fixture.ts'
import { answerApplication, receiveApplication } from './receive-application.server.ts'

const green = { value: 'Green', names: { pt: 'Verdes', en: 'Green', es: 'Verdes' } }
const options: FormOptions = {
  heights: ['178/5.10'],
  shoes: ['38.5'],
  eyes: [green],
  hair: [{ value: 'Brown', names: { pt: 'Castanho', en: 'Brown', es: 'Castaño' } }],
  countries: [
    { value: 'BR', label: 'Brasil' },
    { value: 'PT', label: 'Portugal' },
  ],
}
const santos: City = {
  value: 'Santos',
  label: 'Santos',
  state: { value: 'SP', label: 'São Paulo' },
}
const agency = {
  formOptions: async () => answering(options),
  cities: async (country: string) => answering(country === 'BR' ? [santos] : []),
}
async function inEnglish(locale: Locale) {
  return locale === 'en' ? answering(options) : unreachable()
}
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const request = new Request('https://vereda.example/scouting/send', { method: 'POST' })

function send(
  told: Parameters<typeof intakeWhere>[0],
  upstream: Parameters<typeof agencyWhere>[0] = agency,
  locale?: Locale,
) {
  const { intake, taken } = intakeWhere({ read: whole(), ...told })
  const context = agencyWhere(upstream)
  context.set(intakeContext, intake)
  return { context, taken, answer: answerApplication(context, { locale }, request) }
}

const place = {
  [controls.country]: 'BR',
  [controls.state]: 'SP',
  [controls.city]: 'Santos',
}

/** Sends a form whose third photo is its first, and whose fourth is small. */
function sendDoubtfulPhotos(asked: string) {
  const read = whole({ asked })
  if (!('photos' in read)) throw new Error('not whole')
  const [face, profile] = read.photos
  if (face?.status !== 'prepared' || profile?.status !== 'prepared') throw new Error('not ready')
  read.photos[2] = { ...face, photo: { bytes: face.photo.bytes.slice() } }
  read.photos[3] = { ...profile, photo: { bytes: new Uint8Array([1]) }, longestSide: 399 }
  return send({ read })
}

describe('an application', () => {
  it('is taken while the services are down, though only the page’s own language was ever asked for', async () => {
    const { answer } = send({ read: whole(place) }, { ...agency, formOptions: inEnglish }, 'en')
    expect((await answer).status).toBe(200)
  })

  it('is asked about a single name and an e-mail that may be a slip, once, and then taken', async () => {
    const doubtful = { [controls.realName]: 'Ana', [controls.email]: 'ana@gmail.con' }
    const asking = await (await send({ read: whole(doubtful) }).answer).json()
    expect(asking).toMatchObject({
      status: 'invalid',
      problems: { [controls.realName]: ['ask-full-name'], [controls.email]: ['ask-email'] },
    })
    const half = whole({ ...doubtful, asked: 'ask-email' })
    expect(await (await send({ read: half }).answer).json()).toMatchObject({
      problems: { [controls.realName]: ['ask-full-name'] },
    })
    const again = send({ read: whole({ ...doubtful, asked: 'ask-full-name ask-email' }) })
    expect((await again.answer).status).toBe(200)
    expect(again.taken).toMatchObject([{ fields: { realName: 'Ana', email: 'ana@gmail.con' } }])
  })

  it('is handed over in the trade’s words under the form’s key, and its receipt has that reference', async () => {
    const { answer, taken } = send({ read: whole(place) })
    const response = await answer
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({
      status: 'received',
      reference: expect.stringMatching(uuid),
      name: 'Ana Lima',
      secret: expect.stringMatching(/^secret of [\da-f-]{36}$/),
      formKey: 'good new',
    })
    expect(taken).toMatchObject([
      {
        key: expect.stringMatching(uuid),
        needsModeration: false,
        fields: {
          realName: 'Ana Lima',
          birthdate: '2000-02-01',
          phone: '+55 (11) 91234-5678',
          instagram: 'ana.lima',
          country: { value: 'BR', label: 'Brasil' },
          state: { value: 'SP', label: 'São Paulo' },
          city: { value: 'Santos', label: 'Santos' },
        },
      },
    ])
    expect(taken[0]?.photos).toHaveLength(4)
  })

  it('comes with what was agreed to and when; under 18 with who agreed', async () => {
    const year = new Date().getFullYear()
    const named = { [controls.guardian]: 'on', [controls.guardianName]: ' Eva  Lima ' }
    const minor = send({ read: whole({ ...named, [controls.birthdate]: `1/1/${year - 16}` }) })
    const adult = send({ read: whole(named) })
    await Promise.all([minor.answer, adult.answer])
    const [first, second] = [minor.taken[0]?.consent, adult.taken[0]?.consent]
    expect(first).toEqual({
      privacyVersion: expect.stringMatching(/^pt-[0-9a-f]{12}$/),
      agreedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      guardian: 'Eva Lima',
    })
    expect(Math.abs(Date.now() - Date.parse(first?.agreedAt ?? ''))).toBeLessThan(60_000)
    expect(second).toMatchObject({ privacyVersion: first?.privacyVersion, guardian: null })
  })

  it('without a place, or without Instagram, has none', async () => {
    const { answer, taken } = send({
      read: whole({ [controls.instagram]: '', [controls.hasNoInstagram]: 'on' }),
    })
    await answer
    expect(taken).toMatchObject([
      { fields: { instagram: '-', country: null, state: null, city: null } },
    ])
  })

  it('whose country was taken back has no city either', async () => {
    const { answer, taken } = send({ read: whole({ ...place, [controls.country]: '' }) })
    await answer
    expect(taken).toMatchObject([{ fields: { country: null, state: null, city: null } }])
  })

  it('with a state alone has the state', async () => {
    const { answer, taken } = send({ read: whole({ ...place, [controls.city]: '' }) })
    expect((await answer).status).toBe(200)
    const state = { value: 'SP', label: 'São Paulo' }
    expect(taken).toMatchObject([{ fields: { country: { value: 'BR' }, state, city: null } }])
  })

  it('of a city that cannot be looked up now is taken with what was chosen', async () => {
    const { answer, taken } = send({ read: whole(place) }, { ...agency, cities: unreachable })
    await answer
    expect(taken).toMatchObject([{ fields: { city: { value: 'Santos', label: 'Santos' } } }])
  })

  it.each([
    [
      'a city that is not in its state',
      { ...place, [controls.state]: 'RJ' },
      controls.city,
      'choice',
    ],
    [
      'a city that is not in its country',
      { ...place, [controls.country]: 'PT' },
      controls.city,
      'choice',
    ],
    ['a wrong date', { [controls.birthdate]: '31/02/2000' }, controls.birthdate, 'day'],
    ['a height of no list', { [controls.height]: '999' }, controls.height, 'choice'],
  ])('with %s is told so at its place, and nothing is handed over', async (_, change, at, word) => {
    const { answer, taken } = send({ read: whole(change) })
    const response = await answer
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      status: 'invalid',
      problems: { [at]: [word] },
      formKey: 'good key',
    })
    expect(taken).toEqual([])
  })

  it('with the same photo twice, or one under 400 px, is asked about it once, and then taken', async () => {
    const asking = await (await sendDoubtfulPhotos('').answer).json()
    expect(asking).toMatchObject({ status: 'invalid' })
    expect(asking.problems).toEqual({ image_3: ['ask-photo-same'], image_4: ['ask-photo-small'] })
    const half = await (await sendDoubtfulPhotos('ask-photo-small').answer).json()
    expect(half.problems).toEqual({ image_3: ['ask-photo-same'] })
    const again = sendDoubtfulPhotos('ask-photo-same ask-photo-small')
    expect((await again.answer).status).toBe(200)
    expect(again.taken).toHaveLength(1)
  })

  it.each([
    ['empty', 'photo-empty'],
    ['too-large', 'photo-too-large'],
    ['not-a-picture', 'photo-type'],
    ['too-many-pixels', 'photo-pixels'],
    ['too-long', 'photo-side'],
    ['too-many-frames', 'photo-frames'],
    ['too-much-memory', 'photo-memory'],
    ['unreadable', 'photo-unreadable'],
  ] as const)('with a photo that is %s says %s in its slot', async (reason, word) => {
    const read = whole()
    if (!('photos' in read)) throw new Error('not whole')
    read.photos[1] = { status: 'refused', reason }
    read.photos[3] = null
    const response = await send({ read }).answer
    expect(await response.json()).toMatchObject({
      problems: { image_2: [word], image_4: ['photo-missing'] },
    })
  })

  it('that the panel refuses is told at the field, in our words, with a key to send it again', async () => {
    const submission = { status: 'invalid', errors: { email: ['<b>taken</b>'] } } as const
    const response = await send({ submission }).answer
    expect(await response.json()).toEqual({
      status: 'invalid',
      problems: { email: ['refused'] },
      formKey: 'good new',
    })
  })

  it.each([
    [
      'a body that is too large',
      { read: { status: 'refused', reason: 'too-large' } },
      413,
      'too-large',
    ],
    ['a body that broke off', { read: { status: 'refused', reason: 'cut-off' } }, 400, 'malformed'],
    ['a line that is too long', { read: { status: 'unavailable', reason: 'busy' } }, 503, 'busy'],
    [
      'a disk that is full while it is read',
      { read: { status: 'unavailable', reason: 'unkept' } },
      503,
      'unkept',
    ],
    ['a key that is none', { read: whole({ form_key: 'x' }) }, 409, 'outdated'],
    ['a robot', { verdict: { stop: 'too-fast', retryAfterSeconds: 4 } }, 429, 'too-fast'],
    [
      'too many from one address',
      { verdict: { stop: 'too-many', retryAfterSeconds: 1_800 } },
      429,
      'too-many',
    ],
    ['a full disk', { submission: { status: 'failed', retryAfterSeconds: 30 } }, 503, 'unkept'],
  ] as const)('fails in words for %s', async (_, told, status, reason) => {
    const { answer } = send(told)
    const response = await answer
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status: 'failed', reason })
  })

  it('that could not be read gets no other key: it may have been taken before, under its own', async () => {
    const response = await send({ read: { status: 'unavailable', reason: 'busy' } }).answer
    expect(await response.json()).toMatchObject({ formKey: null })
  })

  it('is read by the form’s own names alone', async () => {
    const foreign = { __intent__: '{', __state__: '{', [`${controls.email}[7]`]: 'x', 'a.b': 'x' }
    const { answer, taken } = send({ read: whole(foreign) })
    expect((await answer).status).toBe(200)
    expect(taken).toMatchObject([{ fields: { realName: 'Ana Lima' } }])
  })

  it('that came in a burst is asked for some work, or held for the agency to look at', async () => {
    expect((await send({ verdict: 'proof-needed' }).answer).status).toBe(428)
    const { answer, taken } = send({ verdict: 'moderate' })
    expect((await answer).status).toBe(200)
    expect(taken).toMatchObject([{ needsModeration: true }])
  })
})

describe('a form that is sent without script', () => {
  it('comes back with what was typed, and asks for the photos again', async () => {
    const { context } = send({ read: whole({ [controls.email]: 'ana@' }) })
    const { data, init } = await receiveApplication(context, {}, request)
    expect(init).toMatchObject({ status: 422, headers: { 'Cache-Control': 'private, no-store' } })
    expect(data.values).toMatchObject({ [controls.email]: 'ana@', [controls.height]: '178/5.10' })
    expect(data.values).not.toHaveProperty('form_key')
    expect(data.outcome).toMatchObject({
      problems: { [controls.email]: ['email'], image_1: ['photo-again'] },
    })
  })
})
