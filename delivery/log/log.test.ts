import { expect, it, onTestFinished } from 'vitest'

import { createLog, logConsole } from './log.ts'

function logged(fields: object): string {
  let line = ''
  createLog('info', { write: (text) => void (line = text) }).info(fields, 'a word')
  return line
}

it('is one line of JSON, whatever stands in it', () => {
  const name = 'a\r\nb\u0000\u007f\u0085\u009b31m\u2028\u2029\u001b[31m'
  const line = logged({ name })
  expect(line.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
  expect(JSON.parse(line)).toMatchObject({ name, msg: 'a word' })
})

it.each(['salt', 'secret', 'token', 'apiToken', 'apiKey', 'api_token', 'api_key', 'authorization'])(
  'never shows what is called %s, up to three levels deep',
  (name) => {
    const hidden = { [name]: 'xyzzy' }
    expect(logged({ ...hidden, one: { ...hidden, two: hidden } })).not.toContain('xyzzy')
  },
)

it.each(['detail', 'where'])(
  'never shows the %s of an error of PostgreSQL, which quotes rows',
  (name) => {
    const error = Object.assign(new Error('not null'), { code: '23502', [name]: 'row (Ana Lima)' })
    const line = logged({ err: error })
    expect(line).not.toContain('Ana')
    expect(JSON.parse(line)).toMatchObject({ err: { message: 'not null', code: '23502' } })
  },
)

it('has what libraries print to the console, an error with its stack, in one line each', () => {
  const own = { ...console }
  onTestFinished(() => void Object.assign(console, own))
  const lines: unknown[] = []
  logConsole(createLog('info', { write: (text) => void lines.push(JSON.parse(text)) }))
  const { error, warn } = console
  error(new Error('the film broke off'))
  warn('%s\nand %d', 'one', 2)
  error('it failed', new Error('why'))
  expect(lines).toMatchObject([
    { level: 50, err: { message: 'the film broke off' }, msg: 'printed by a library' },
    { level: 40, printed: 'one\nand 2', msg: 'printed by a library' },
    { level: 50, err: { message: 'why' }, printed: 'it failed' },
  ])
})
