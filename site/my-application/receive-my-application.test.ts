import { expect, it } from 'vitest'

import type { StoredApplication } from '#agency/application.ts'
import type { ApplicationState } from '#outbox/outbox.ts'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { intakeWhere } from '../page/intake.fixture.ts'
import { intakeContext } from '../page/request-context.ts'
import { receiveMyApplication } from './receive-my-application.server.ts'

const reference = '0197f1c2-0000-8000-8000-000000000001'
const keys = { reference, secret: `secret of ${reference}` }

const application: StoredApplication = {
  fields: {
    realName: 'Ana Canária',
    stageName: 'Ana',
    gender: 'woman',
    email: 'ana@canaria.example',
    birthdate: '2010-04-30',
    phone: '+55 (11) 91234-5678',
    instagram: '-',
    height: '178/5.10',
    shoes: '38',
    eyes: 'Green',
    hair: 'Brown',
    country: { value: 'BR', label: 'Brasil' },
    state: null,
    city: { value: 'Santos', label: 'Santos' },
  },
  guardian: 'Eva Canária',
  photos: 4,
  receivedAt: Date.UTC(2026, 2, 1, 12),
}

async function send(
  fields: Record<string, string>,
  told: Parameters<typeof intakeWhere>[0] = {},
  agency: Parameters<typeof agencyWhere>[0] = {},
) {
  const { intake, asked } = intakeWhere(told)
  const context = agencyWhere(agency)
  context.set(intakeContext, intake)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request('https://vereda.example/en/my-application', { method: 'POST', body })
  const { data, init } = await receiveMyApplication(context, { locale: 'en' }, request)
  const headers = new Headers(init?.headers)
  return { answer: data.answer, status: init?.status, headers, asked }
}

const waiting: ApplicationState = { status: 'waiting', mayBeElsewhere: false, application }

it('shows where an application is and what was sent, named fields only, and is never stored', async () => {
  const { answer, status, headers } = await send(keys, { state: waiting })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(answer).toEqual({
    status: 'shown',
    keys,
    formKey: 'good new',
    result: null,
    own: {
      status: 'waiting',
      isElsewhere: false,
      day: 'March 1, 2026',
      keptUntil: 'August 28, 2026',
      sent: {
        lines: [
          ['realName', 'Ana Canária'],
          ['stageName', 'Ana'],
          ['birthdate', 'April 30, 2010'],
          ['height', '178/5.10'],
          ['shoes', '38'],
          ['eyes', 'Green'],
          ['hair', 'Brown'],
          ['place', 'Santos, Brasil'],
          ['guardian', 'Eva Canária'],
        ],
        gender: 'woman',
        email: 'ana@canaria.example',
        phone: '+55 (11) 91234-5678',
        photos: 4,
      },
    },
  })
})

it('names what was chosen from a list, the country too, in the language of the page', async () => {
  const options = {
    heights: ['178/5.10'],
    shoes: ['38'],
    eyes: [{ value: 'Green', names: { pt: 'Verdes', en: 'Sea green', es: 'Verdes' } }],
    hair: [],
    countries: [{ value: 'BR', label: 'Brazil' }],
  }
  const agency = { formOptions: async () => answering(options) }
  const { answer } = await send(keys, { state: waiting }, agency)
  const { own } = answer.status === 'shown' ? answer : { own: null }
  const lines = own?.status === 'waiting' ? own.sent?.lines : undefined
  expect(lines).toContainEqual(['eyes', 'Sea green'])
  expect(lines).toContainEqual(['place', 'Santos, Brazil'])
})

it('is opened by a reference in capitals with spaces around it', async () => {
  const { status } = await send({ ...keys, reference: ` ${reference.toUpperCase()} ` })
  expect(status).toBe(200)
})

it('a wrong secret and a wrong reference get one answer, and nothing is looked up', async () => {
  const wrongSecret = await send({ ...keys, secret: 'secret of another' }, { state: waiting })
  const noSecret = await send({ reference }, { state: waiting })
  const wrongReference = await send({ ...keys, reference: reference.replace('1', '2') })
  for (const { answer, status, headers, asked } of [wrongSecret, noSecret, wrongReference]) {
    const [shown] = [answer.status === 'refused' ? answer.status : answer]
    expect([shown, status, [...headers]]).toEqual(['refused', 403, [...wrongSecret.headers]])
    expect(asked).toEqual([])
  }
  expect(wrongSecret.answer).toEqual({ status: 'refused', reference })
})

it('too many looks are answered with a pause, even with the right secret', async () => {
  const { answer, status, headers, asked } = await send(keys, { state: waiting, pause: 90 })
  expect(answer).toEqual({ status: 'paused', seconds: 90, reference })
  expect([status, headers.get('retry-after'), asked]).toEqual([429, '90', []])
})

it.each([
  [{ confirm: 'on' }, ['withdraw', 'find'], 200, null],
  [{}, ['find'], 422, { status: 'unconfirmed' }],
])('a withdrawal with %o', async (fields, calls, expectedStatus, result) => {
  const { answer, status, asked } = await send({ ...keys, task: 'withdraw', ...fields })
  expect(asked).toEqual(calls.map((call) => `${call} ${reference}`))
  expect(status).toBe(expectedStatus)
  expect(answer).toMatchObject({ status: 'shown', own: { status: 'missing' }, result })
})

const task = { ...keys, task: 'correct', form_key: 'good form' }

it.each([
  ['corrected', 200],
  ['asked', 200],
  ['unavailable', 503],
] as const)('a correction may be %s', async (status, code) => {
  const told = { state: waiting, correction: { status } }
  const sent = await send({ ...task, email: 'nova@canaria.example', phone: '' }, told)
  expect(sent.asked).toEqual([
    `correct ${reference} nova@canaria.example null`,
    `find ${reference}`,
  ])
  expect([sent.status, sent.answer]).toMatchObject([code, { result: { status } }])
})

it('a correction that cannot be read changes nothing and keeps what was typed', async () => {
  const sent = await send({ ...task, email: 'nova@', phone: '12' }, { state: waiting })
  expect(sent.asked).toEqual([`find ${reference}`])
  expect(sent.status).toBe(422)
  expect(sent.answer).toMatchObject({
    result: { email: 'nova@', phone: '12', problems: { email: 'email', phone: 'phone' } },
  })
})

it('a correction that cannot be taken now keeps what was typed', async () => {
  const typed = { email: 'nova@canaria.example', phone: '11 98888-7777' }
  const outdated = await send({ ...task, ...typed, form_key: 'bad' }, { state: waiting })
  expect([outdated.status, outdated.asked]).toEqual([503, [`find ${reference}`]])
  const told = { state: waiting, correction: { status: 'unavailable' } } as const
  for (const { answer } of [outdated, await send({ ...task, ...typed }, told)]) {
    expect(answer).toMatchObject({ result: { status: 'unavailable', ...typed } })
  }
})

it.each([
  [{ status: 'missing' }, { status: 'missing' }],
  [
    { status: 'withdrawn', at: Date.UTC(2026, 2, 1, 12), asked: 'waiting' },
    { status: 'withdrawn', day: 'March 1, 2026', asked: 'waiting' },
  ],
  [
    { status: 'delivered', at: Date.UTC(2026, 2, 1, 12), application: null },
    {
      status: 'delivered',
      isElsewhere: true,
      day: 'March 1, 2026',
      keptUntil: 'August 28, 2026',
      sent: null,
    },
  ],
  [
    { status: 'waiting', mayBeElsewhere: true, application },
    { status: 'waiting', isElsewhere: true, sent: { email: 'ana@canaria.example' } },
  ],
] as const)('the state %o is shown in words', async (state, own) => {
  expect((await send(keys, { state })).answer).toMatchObject({ status: 'shown', own })
})
