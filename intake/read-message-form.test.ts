import { describe, expect, it } from 'vitest'

import { intakeLimits } from './intake-limits.ts'
import { readMessageForm } from './read-body.ts'

function posted(body: BodyInit): Request {
  return new Request('https://vereda.example/contato', { method: 'POST', body })
}

function formOf(fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const read = (body: BodyInit) => readMessageForm(posted(body), intakeLimits)

describe('the body of a message', () => {
  it('is read with all talents that it may be about', async () => {
    const talents = Array.from({ length: 200 }, (_, id) => ['talent', String(id)] as const)
    const message = await read(formOf([['message', 'Olá 名'], ...talents]))
    expect(message).toHaveProperty('fields')
    if (!('fields' in message)) return
    expect(message.fields.get('message')).toBe('Olá 名')
    expect(message.fields.getAll('talent')).toHaveLength(200)
  })

  it('is read where its text is far too long, so that this can be said with all of it kept', async () => {
    const text = '名'.repeat(20_000) // 60,000 bytes
    const message = await read(formOf([['message', text]]))
    expect('fields' in message && message.fields.get('message')).toBe(text)
  })

  it.each([
    ['refused', 'too-large', formOf([['message', 'x'.repeat(70_000)]])],
    ['invalid', 'malformed', 'message=x'],
    ['invalid', 'malformed', formOf(Array.from({ length: 300 }, () => ['talent', '7'] as const))],
  ])('is %s as %s', async (status, reason, body) => {
    expect(await read(body)).toEqual({ status, reason })
  })

  it('has no files', async () => {
    const message = await read(formOf([['name', new File(['x'], 'a.jpg')]]))
    expect('fields' in message && [...message.fields.keys()]).toEqual([])
  })
})
