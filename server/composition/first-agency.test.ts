import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { demoFolderOf } from './first-agency.ts'
import { loadIdentity } from '../environment/identity.ts'

const file = resolve('agency.config.ts')
const vereda = await loadIdentity(file)

it('the demo’s own identity file names the demo’s folder', () => {
  expect(demoFolderOf(vereda, file)).toBe(resolve('demo/vereda'))
})

const { demo: _, ...unmarked } = vereda

it.each([
  ['has no such mark', unmarked],
  ['has another brand', { ...vereda, brand: 'Lume' }],
  ['has an e-mail address of its own', withEmails({ scouting: 'casting@lume.com' })],
  ['has one in a domain that only ends alike', withEmails({ general: 'contato@lume-example' })],
])('a copy that %s is not the demo’s', (_how, identity) => {
  expect(demoFolderOf(identity, file)).toBeNull()
})

function withEmails(emails: Partial<typeof vereda.emails>) {
  return { ...vereda, emails: { ...vereda.emails, ...emails } }
}
