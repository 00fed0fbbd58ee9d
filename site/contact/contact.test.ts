import { describe, expect, it } from 'vitest'

import type { Submission } from '#outbox/outbox.ts'

import { agencyWhere } from '../page/agency-where.fixture.ts'
import type { SpamVerdict } from '../page/intake.ts'
import { intakeWhere } from '../page/intake.fixture.ts'
import { identityContext, intakeContext } from '../page/request-context.ts'
import { readContact } from './contact-schema.ts'
import { loadContact } from './load-contact.server.ts'
import { answerContact, receiveContact } from './receive-contact.server.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const whole = {
  form_key: 'good key',
  name: 'Rui Prado',
  email: 'rui@marca.example',
  phone: '11 91234 5678',
  company: 'Marca',
  message: 'Olá\r\n\r\nUm lookbook',
}

function formOf(change: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...whole, ...change })) form.set(name, value)
  return form
}

type Told = { verdict?: SpamVerdict; submission?: Submission }

function send(body: FormData | string, told: Told = {}) {
  const { intake, messages } = intakeWhere(told)
  const context = agencyWhere({})
  context.set(intakeContext, intake)
  const address = 'https://vereda.example/contact/send'
  return { context, messages, request: new Request(address, { method: 'POST', body }) }
}

async function answerOf(body: FormData | string, told: Told = {}) {
  const { context, messages, request } = send(body, told)
  const answer = await answerContact(context, {}, request)
  return { status: answer.status, headers: answer.headers, outcome: await answer.json(), messages }
}

describe('a message', () => {
  it('is handed over as it was meant, and its receipt has the reference', async () => {
    const { status, headers, outcome, messages } = await answerOf(formOf())
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(outcome).toEqual({
      status: 'received',
      reference: expect.stringMatching(uuid),
      name: 'Rui Prado',
      formKey: 'good new',
    })
    expect(messages).toEqual([
      {
        key: outcome.reference,
        needsModeration: false,
        message: {
          name: 'Rui Prado',
          email: 'rui@marca.example',
          phone: '+55 (11) 91234-5678',
          company: 'Marca',
          message: 'Olá\n\nUm lookbook',
          talents: [],
        },
      },
    ])
  })

  it('needs neither telephone nor company', async () => {
    const { messages } = await answerOf(formOf({ phone: ' ', company: '' }))
    expect(messages).toMatchObject([{ message: { phone: null, company: null } }])
  })

  it('has one reference however often it is sent, and another one once it is another message', async () => {
    const [first, again, other] = await Promise.all(
      [{}, {}, { message: 'Outra' }].map((change) => answerOf(formOf(change))),
    )
    expect(again?.outcome).toEqual(first?.outcome)
    expect(other?.outcome.reference).not.toBe(first?.outcome.reference)
  })

  it.each([
    ['name', ' ', 'missing'],
    ['email', 'rui@', 'email'],
    ['email', '', 'missing'],
    ['phone', '11 9123', 'phone'],
    ['company', 'x'.repeat(121), 'too-long'],
    ['message', '\u200B\n', 'missing'],
    ['message', 'x'.repeat(4_001), 'message-too-long'],
  ])('with %s “%s” says %s there, in browser and server alike', async (name, value, word) => {
    const problems = { [name]: [word] }
    expect(readContact(formOf({ [name]: value }))).toEqual({ status: 'invalid', problems })
    const { status, outcome, messages } = await answerOf(formOf({ [name]: value }))
    expect([status, outcome]).toEqual([422, { status: 'invalid', problems, formKey: 'good key' }])
    expect(messages).toEqual([])
  })

  it.each([
    ['a key that is none', { form_key: 'x' }, {}, 409, 'outdated'],
    ['a robot', {}, { verdict: { stop: 'too-fast', retryAfterSeconds: 4 } }, 429, 'too-fast'],
    [
      'too many from one address',
      {},
      { verdict: { stop: 'too-many', retryAfterSeconds: 60 } },
      429,
      'too-many',
    ],
    ['a full disk', {}, { submission: { status: 'failed', retryAfterSeconds: 30 } }, 503, 'unkept'],
  ] as const)('fails in words for %s', async (_, change, told, status, reason) => {
    const answer = await answerOf(formOf(change), told)
    expect([answer.status, answer.outcome]).toMatchObject([status, { status: 'failed', reason }])
  })

  it('that is no form is told so, without another key', async () => {
    const { status, outcome } = await answerOf('name=Rui')
    expect(status).toBe(400)
    expect(outcome).toMatchObject({ reason: 'malformed', formKey: null })
  })

  it('that the panel refuses is told at its field', async () => {
    const submission: Submission = { status: 'invalid', errors: { email: ['<b>taken</b>'] } }
    const { outcome } = await answerOf(formOf(), { submission })
    expect(outcome).toMatchObject({ problems: { email: ['refused'] }, formKey: 'good new' })
  })

  it('of a burst without script is held for the agency to look at', async () => {
    const { messages } = await answerOf(formOf(), { verdict: 'moderate' })
    expect(messages).toMatchObject([{ needsModeration: true }])
  })

  it('sent without script comes back with all that was typed', async () => {
    const { context, request } = send(formOf({ email: 'rui@' }))
    const { data, init } = await receiveContact(context, {}, request)
    expect(init).toMatchObject({ status: 422, headers: { 'Cache-Control': 'private, no-store' } })
    const { form_key: _, ...typed } = whole
    expect(data.values).toEqual({ ...typed, email: 'rui@' })
  })
})

describe('the contact page', () => {
  it('has the agency’s words, telephones to dial, a key of its own, and no map without an address', async () => {
    const { context } = send(formOf())
    expect(await loadContact(context, { locale: 'es' })).toMatchObject({
      addresses: { pt: '/contato', en: '/en/contact', es: '/es/contacto' },
      formKey: 'good new',
      paragraphs: ['Escribe.'],
      scoutingEmail: 'b@vereda.example',
      phones: [],
      mapAddress: null,
    })
  })

  it('leads to a map by the address', async () => {
    const { context } = send(formOf())
    const identity = context.get(identityContext)
    const address = ['Rua das Laranjeiras, 48', 'São Paulo']
    context.set(identityContext, { ...identity, address, phones: ['11 5550-0140'] })
    const { mapAddress, phones } = await loadContact(context, {})
    expect(new URL(mapAddress ?? '').searchParams.get('query')).toBe(
      'Rua das Laranjeiras, 48, São Paulo',
    )
    expect(phones).toEqual([{ shown: '+55 (11) 5550-0140', address: 'tel:+551155500140' }])
  })
})
