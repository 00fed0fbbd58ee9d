import { describe, expect, it } from 'vitest'

import { toKeptAnswer } from './kept-answer.ts'
import { createPlainForms } from './plain-forms.ts'

const MB = 1_000_000
const answerOf = (text: string) => toKeptAnswer(new Response(text))

describe('an answer without compression', () => {
  it('is unpacked once, for all who ask at the same time and for all who come after', async () => {
    const plainForm = createPlainForms(MB)
    const answer = await answerOf('Ágata '.repeat(50))
    const [one, two] = await Promise.all([plainForm(answer), plainForm(answer)])
    expect(two).toBe(one)
    expect(plainForm(answer)).toBe(one)
    expect(new TextDecoder().decode(one.bytes)).toBe('Ágata '.repeat(50))
    expect(one.headers.slice(-2)).toEqual(['content-length', '350'])
  })

  it('leaves for others when there is no more room', async () => {
    const plainForm = createPlainForms(1_000)
    const [first, second] = await Promise.all([
      answerOf('a'.repeat(600)),
      answerOf('b'.repeat(600)),
    ])
    await plainForm(first)
    await plainForm(second)
    expect(plainForm(first)).toBeInstanceOf(Promise)
  })
})
