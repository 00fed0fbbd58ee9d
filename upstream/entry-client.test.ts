import { expect, it } from 'vitest'

import type { ContactMessage } from '#agency/application.ts'
import type { ConsentFields } from '#agency/identity.ts'

import { retryAfterMsOf } from './entry-client.ts'
import { fakeAgency } from './fake-agency.fixture.ts'
import {
  type Fault,
  noConnection,
  onlyFor,
  refuses,
  says,
  silence,
} from './fake-service.fixture.ts'
import type { ServiceRequest } from './transport.ts'

const never = new AbortController().signal
const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
const taken: Fault = () => Response.json({ id: key }, { status: 201 })
const contact: ContactMessage = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: null,
  company: null,
  message: 'Good day',
  talents: [7],
}
const application = {
  key,
  fields: {
    realName: 'Ana Lima',
    stageName: 'Ana',
    gender: 'woman',
    email: 'ana@example.com',
    birthdate: '2001-04-30',
    phone: '+55 11 95550-0140',
    instagram: 'ana',
    height: '178/5.10',
    shoes: '39/8',
    eyes: 'Green',
    hair: 'Brown',
    country: { value: 'BR', label: 'Brasil' },
    state: null,
    city: null,
  },
  consent: {
    privacyVersion: 'pt-0123456789ab',
    agreedAt: '2026-03-01T12:00:00.000Z',
    guardian: 'Guardiã Lima',
  },
  photos: [1, 2, 3, 4].map((slot) => new Uint8Array([0xff, 0xd8, slot])),
} as const

const formOf = ({ body, headers }: ServiceRequest) => new Response(body, { headers }).formData()

it.each([
  ['entry', '/api/entry/getScouted/send'],
  ['get-scouted', '/api/get-scouted/pt'],
] as const)('an application goes by the call that is configured, once: %s', async (call, path) => {
  const { upstream, panel } = await fakeAgency({}, call)
  const sent: ServiceRequest[] = []
  panel.fault = onlyFor(path, (request) => {
    sent.push(request)
    return taken(request)
  })
  const reply = await upstream.entryClient.sendApplication(application, never)
  expect(reply).toMatchObject({ status: 'accepted', id: key })
  const [request] = sent
  if (request === undefined) throw new Error('nothing was sent')
  expect(sent).toHaveLength(1)
  expect(request.headers['Idempotency-Key']).toBe(key)
  const form = await formOf(request)
  expect(form.get('realname')).toBe('Ana Lima')
  expect(form.get('country')).toBe('{"value":"BR","label":"Brasil"}')
  expect(form.has('basedin')).toBe(false)
  const third = form.get('image_3')
  expect(third instanceof File && [third.type, ...(await third.bytes())]).toEqual([
    'image/jpeg',
    0xff,
    0xd8,
    3,
  ])
})

async function fieldsSent(consentFields: ConsentFields, change: object = {}) {
  const { upstream, panel } = await fakeAgency({}, 'entry', consentFields)
  const sent: ServiceRequest[] = []
  panel.fault = onlyFor('/getScouted/', (request) => {
    sent.push(request)
    return taken(request)
  })
  await upstream.entryClient.sendApplication({ ...application, ...change }, never)
  const [request] = sent
  if (request === undefined) throw new Error('nothing was sent')
  return new Map(await formOf(request))
}

it('what was agreed to goes under the names that the agency gave it, and only under these', async () => {
  const plain = await fieldsSent({})
  const asItWas =
    'realname name gender email birthdate phone instagr height shoes eyes hair country'
  expect([...plain.keys()].toSorted()).toEqual(
    [...asItWas.split(' '), 'image_1', 'image_2', 'image_3', 'image_4'].toSorted(),
  )
  const named = await fieldsSent({ privacyVersion: 'lgpd_text', guardian: 'parent' })
  expect(named.size).toBe(plain.size + 2)
  expect([named.get('lgpd_text'), named.get('parent')]).toEqual(['pt-0123456789ab', 'Guardiã Lima'])
  const names = { privacyVersion: 'text', agreedAt: 'at', guardian: 'parent' }
  const adult = await fieldsSent(names, { consent: { ...application.consent, guardian: null } })
  expect([adult.get('at'), adult.has('parent')]).toEqual(['2026-03-01T12:00:00.000Z', false])
  expect((await fieldsSent(names, { consent: null })).size).toBe(plain.size)
})

it('a message goes as JSON', async () => {
  const { upstream, panel } = await fakeAgency()
  const sent: unknown[] = []
  panel.fault = onlyFor('/contact/', (request) => {
    sent.push(JSON.parse(String(request.body)))
    return taken(request)
  })
  const reply = await upstream.entryClient.sendMessage({ key, message: contact }, never)
  expect(reply).toMatchObject({ status: 'accepted', id: key })
  expect(sent).toEqual([contact])
})

const failed = (reason: object, retryAfterMs: number | null = null) => ({
  status: 'failed',
  reason,
  retryAfterMs,
})

it.each([
  [refuses(413), { status: 'refused', reason: 413 }],
  [refuses(415), { status: 'refused', reason: 415 }],
  [refuses(422), { status: 'invalid', errors: {} }],
  [refuses(409), failed({ kind: 'refused', status: 409 })],
  [refuses(503, { 'retry-after': '7' }), failed({ kind: 'refused', status: 503 }, 7_000)],
  [refuses(500), failed({ kind: 'refused', status: 500 })],
  [refuses(401), failed({ kind: 'refused', status: 401 })],
  [says('{"id":'), failed({ kind: 'invalid-answer', issues: 'not JSON' })],
  [noConnection, failed({ kind: 'unreachable', code: 'ECONNREFUSED' })],
  [silence, failed({ kind: 'unreachable', code: 'ETIMEDOUT' })],
])('what does not arrive is told in words of ours (%#)', async (fault, reply) => {
  const { upstream, panel } = await fakeAgency(fault === silence ? { entryMs: 50 } : {})
  panel.fault = onlyFor('/contact/', fault)
  expect(await upstream.entryClient.sendMessage({ key, message: contact }, never)).toEqual(reply)
})

const answering = (status: number, body: string | null): Fault => {
  return () => new Response(body, { status })
}

it.each([
  [answering(200, null), ''],
  [answering(201, ''), ''],
  [answering(202, null), ''],
  [answering(204, null), ''],
  [answering(200, '{"id":4711}'), '4711'],
  [answering(201, '{"data":{"id":"x1"},"errors":[]}'), 'x1'],
  [answering(200, '{"message":"Obrigado!"}'), ''],
  [answering(200, 'OK'), ''],
  [answering(200, '17'), '17'],
  [answering(200, '"a1-b2"'), 'a1-b2'],
  // words are no reference: they may be the visitor's
  [answering(200, '"Obrigado, Maria Silva!"'), ''],
  [answering(200, '{"data":"maria@example.com"}'), ''],
  [answering(200, '{"id":"a\\u0000"}'), ''],
])('an answer of the panel that means yes is one (%#)', async (fault, id) => {
  const { upstream, panel } = await fakeAgency()
  panel.fault = onlyFor('/contact/', fault)
  const reply = await upstream.entryClient.sendMessage({ key, message: contact }, never)
  expect(reply).toMatchObject({ status: 'accepted', id })
})

it.each([
  '<!doctype html><title>Sign in</title>',
  '{"error":"database is locked"}',
  '{"errors":["no room"]}',
  '{"success":false}',
  '{"success":0,"message":"no room"}',
  '{"ok":"false"}',
  '{"status":false}',
  '{"status":500}',
  '{"code":401,"message":"sign in"}',
  'Fatal error: out of memory',
  '{"status":"error","id":3}',
  'false',
  '{"id":',
  `[${'[],'.repeat(6_000)}[]]`, // more than anybody reads
])('an answer of 200 whose body says otherwise is no yes: %s', async (body) => {
  const { upstream, panel } = await fakeAgency()
  panel.fault = onlyFor('/contact/', answering(200, body))
  const reply = await upstream.entryClient.sendMessage({ key, message: contact }, never)
  expect(reply).toMatchObject({ status: 'failed', reason: { kind: 'invalid-answer' } })
})

it('what the panel has against it comes by the names of its fields', async () => {
  const { upstream, panel } = await fakeAgency()
  const errors = { email: ['must be an e-mail address'] }
  panel.fault = onlyFor('/contact/', () =>
    Response.json({ message: 'No.', errors }, { status: 422 }),
  )
  const reply = await upstream.entryClient.sendMessage({ key, message: contact }, never)
  expect(reply).toEqual({ status: 'invalid', errors })
})

it.each([
  [null, null],
  ['120', 120_000],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2020 12:00:30 GMT', 0],
  ['soon', null],
])('how long it asks to be left alone is read: %s', (header, ms) => {
  expect(retryAfterMsOf(header, Date.parse('2026-03-01T12:00:00Z'))).toBe(ms)
})
