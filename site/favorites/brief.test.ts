import { describe, expect, it } from 'vitest'

import { agencyWhere } from '../page/agency-where.fixture.ts'
import type { Submission } from '#outbox/outbox.ts'

import type { SpamVerdict } from '../page/intake.ts'
import { intakeWhere } from '../page/intake.fixture.ts'
import { intakeContext } from '../page/request-context.ts'
import { readBrief } from './brief-schema.ts'
import { answerBrief } from './receive-brief.server.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const whole = {
  form_key: 'good key',
  name: 'Rui',
  email: 'rui@marca.example',
  project: 'Lookbook',
  dates: '3 a 5 de março',
  message: 'Olá',
}

function formOf(change: Record<string, string>, talents = ['7', '12', '7']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...whole, ...change })) form.set(name, value)
  for (const id of talents) form.append('talent', id)
  return form
}

async function send(form: FormData | string, verdict?: SpamVerdict, submission?: Submission) {
  const { intake, messages: taken } = intakeWhere({
    ...(verdict !== undefined && { verdict }),
    ...(submission !== undefined && { submission }),
  })
  const context = agencyWhere({})
  context.set(intakeContext, intake)
  const request = new Request('https://vereda.example/selection/brief', {
    method: 'POST',
    body: form,
  })
  const answer = await answerBrief(context, {}, request)
  return { status: answer.status, outcome: await answer.json(), taken }
}

describe('a brief', () => {
  it('goes to the agency as one message about the talents, each once', async () => {
    const { status, outcome, taken } = await send(formOf({}))
    expect([status, outcome]).toEqual([
      200,
      {
        status: 'received',
        reference: expect.stringMatching(uuid),
        name: 'Rui',
        formKey: 'good new',
      },
    ])
    expect(taken).toMatchObject([
      {
        key: expect.stringMatching(uuid),
        message: {
          name: 'Rui',
          email: 'rui@marca.example',
          message: 'Lookbook\n3 a 5 de março\n\nOlá',
          talents: [7, 12],
        },
      },
    ])
  })

  it.each([
    ['name', '  ', 'missing'],
    ['name', '\u0001', 'missing'],
    ['message', '\u200B\n\u0000', 'missing'],
    ['email', 'rui@', 'email'],
    ['project', 'x'.repeat(121), 'too-long'],
    ['message', 'x'.repeat(4_001), 'message-too-long'],
  ])('with %s “%s” says %s there, in browser and server alike', async (name, value, word) => {
    const form = formOf({ [name]: value })
    expect(readBrief(form)).toEqual({ status: 'invalid', problems: { [name]: [word] } })
    expect(await send(form)).toMatchObject({ status: 422, taken: [] })
  })

  it('that is no form, or broke off, is told so', async () => {
    expect(await send('name=Rui')).toMatchObject({
      outcome: { status: 'failed', reason: 'malformed' },
      taken: [],
    })
  })

  it('has no control characters in its lines', async () => {
    const { taken } = await send(formOf({ name: '\0', dates: '3\r\n5' }))
    expect(taken).toEqual([])
    const [entry] = (await send(formOf({ dates: '3\r\n5' }))).taken
    expect(entry?.message.message).toBe('Lookbook\n3 5\n\nOlá')
  })

  it('is about somebody, and about no more than a list holds', () => {
    expect(readBrief(formOf({}, []))).toMatchObject({ problems: { talents: ['missing'] } })
    expect(readBrief(formOf({}, Array(201).fill('7')))).toMatchObject({ status: 'invalid' })
    expect(readBrief(formOf({}, ['../7']))).toMatchObject({ status: 'invalid' })
  })

  it('of a robot, of a burst, or under a key that is none is not handed over', async () => {
    expect(await send(formOf({}), { stop: 'too-fast', retryAfterSeconds: 4 })).toMatchObject({
      status: 429,
      taken: [],
    })
    expect(await send(formOf({}), 'proof-needed')).toMatchObject({ status: 428, taken: [] })
    expect(await send(formOf({}), { stop: 'too-many', retryAfterSeconds: 60 })).toMatchObject({
      status: 429,
    })
    expect(await send(formOf({ form_key: 'x' }))).toMatchObject({ status: 409, taken: [] })
  })

  it('that the panel refuses for something that is not in the form is told at the message', async () => {
    const submission: Submission = { status: 'invalid', errors: { talents: ['<b>'] } }
    expect((await send(formOf({}), 'pass', submission)).outcome).toEqual({
      status: 'invalid',
      problems: { message: ['refused'] },
      formKey: 'good new',
    })
  })
})
