import { describe, expect, it } from 'vitest'

import { agencyWhere } from './agency-where.fixture.ts'
import { pageLocale } from './page-locale.server.ts'
import { identityContext } from './request-context.ts'

const context = agencyWhere({})

describe('the language of a page', () => {
  it.each([
    [undefined, 'pt'],
    ['pt', 'pt'],
    ['en', 'en'],
    ['es', 'es'],
  ])('is, for the first segment %j, %s', (locale, expected) => {
    expect(pageLocale(context, { locale })).toBe(expected)
  })

  it.each(['fr', 'FR', 'pt-BR', 'xx'])('is none for %j, and the 404 says so', (locale) => {
    expect(() => pageLocale(context, { locale })).toThrow(
      expect.objectContaining({ data: { kind: 'language-not-found' }, init: { status: 404 } }),
    )
  })

  it.each(['favicon.ico', 'wp-admin', 'e', 'eng', 'pt_BR'])(
    'is none for %j, which is not shaped like one: the plain 404',
    (locale) => {
      expect(() => pageLocale(context, { locale })).toThrow(
        expect.objectContaining({ data: { kind: 'page-not-found' }, init: { status: 404 } }),
      )
    },
  )

  it('is none where this agency’s site does not have it: the plain 404', () => {
    const portuguese = agencyWhere({})
    portuguese.set(identityContext, { ...context.get(identityContext), menuLanguages: ['pt'] })
    expect(pageLocale(portuguese, {})).toBe('pt')
    expect(() => pageLocale(portuguese, { locale: 'en' })).toThrow(
      expect.objectContaining({ data: { kind: 'page-not-found' }, init: { status: 404 } }),
    )
  })
})
