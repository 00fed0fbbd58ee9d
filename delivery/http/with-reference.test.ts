import { expect, it } from 'vitest'

import { createLog } from '../log/log.ts'
import { currentReference } from '../log/reference.ts'
import { served } from '../served.fixture.ts'
import { withReference } from './with-reference.ts'

/** A site behind proxies of such networks that answers with the reference of the request, and logs a line. */
async function siteBehind(networks: readonly string[]) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const ask = await served(
    withReference(networks, async (_, response) => {
      await new Promise(setImmediate)
      log.info('a line')
      log.info({ reference: 'an entry' }, 'an entry arrived')
      response.end(currentReference())
    }),
  )
  const referenceOf = async (id: string) => (await ask('/', { 'X-Request-Id': id })).text()
  return { referenceOf, logged: () => lines.map((line): unknown => JSON.parse(line)) }
}

const own = /^[0-9a-f]{12}$/

it('a request has the id that a trusted proxy gave it, and so do its lines in the log', async () => {
  const { referenceOf, logged } = await siteBehind(['127.0.0.1'])
  const id = '0f9ac14b0a9f4ac49ba0a28f6a8f2f3b'
  expect(await referenceOf(id)).toBe(id)
  expect(logged()).toMatchObject([
    { msg: 'a line', reference: id },
    { msg: 'an entry arrived', reference: 'an entry' },
  ])
})

it.each(['short', 'x'.repeat(37), 'with a space', '<script>1', 'a/b/c/d/e/f', 'naïve-naïve'])(
  'an id of a trusted proxy that is no safe word is replaced: %s',
  async (id) => {
    const { referenceOf } = await siteBehind(['127.0.0.1'])
    expect(await referenceOf(Buffer.from(id).toString('latin1'))).toMatch(own)
  },
)

it('an id that a visitor sends is replaced', async () => {
  for (const networks of [[], ['192.0.2.1']]) {
    const { referenceOf } = await siteBehind(networks)
    expect(await referenceOf('0f9ac14b0a9f4ac4')).toMatch(own)
  }
})

it('no line outside a request has a reference', () => {
  let line = ''
  createLog('info', { write: (text) => void (line = text) }).info('a line')
  expect(JSON.parse(line)).not.toHaveProperty('reference')
})
