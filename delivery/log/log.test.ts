import { expect, it } from 'vitest'

import { createLog } from './log.ts'

function logged(fields: object): string {
  let line = ''
  createLog('info', { write: (text) => void (line = text) }).info(fields, 'a word')
  return line
}

it('is one line of JSON, whatever stands in it', () => {
  const line = logged({ name: 'a\nb\u2028\u001b[31m' })
  expect(line.trimEnd()).not.toMatch(/[\n\u001b]/)
  expect(JSON.parse(line)).toMatchObject({ name: 'a\nb\u2028\u001b[31m', msg: 'a word' })
})

it.each(['salt', 'secret', 'token', 'apiToken', 'apiKey', 'api_token', 'api_key', 'authorization'])(
  'never shows what is called %s, up to three levels deep',
  (name) => {
    const hidden = { [name]: 'xyzzy' }
    expect(logged({ ...hidden, one: { ...hidden, two: hidden } })).not.toContain('xyzzy')
  },
)
