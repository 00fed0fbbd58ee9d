import { expect, it } from 'vitest'

import { locales } from '#agency/locale.ts'

import { agencyWhere } from '../page/agency-where.fixture.ts'
import { identityContext } from '../page/request-context.ts'
import { loadAccessibility } from './load-accessibility.server.ts'
import { statement } from './statement.server.ts'

it.each(locales)('says in %s whom to write to, and leaves no placeholder', (locale) => {
  const data = loadAccessibility(agencyWhere({}), locale === 'pt' ? {} : { locale })
  const text = JSON.stringify(data)
  expect(text).toContain('a@vereda.example')
  expect(text).not.toMatch(/\{(?:brand|email)\}/)
})

it('says a brand as it is written', () => {
  const context = agencyWhere({})
  context.set(identityContext, { ...context.get(identityContext), brand: 'Ca$$a $& Filhos' })
  const data = loadAccessibility(context, {})
  expect(JSON.stringify(data)).toContain('Ca$$a $& Filhos')
})

it('says the same in each language, section by section', () => {
  for (const locale of locales) expect(shapeOf(statement[locale])).toEqual(shapeOf(statement.pt))
})

function shapeOf({ sections }: (typeof statement)['pt']) {
  return sections.map(({ paragraphs }) => paragraphs.length)
}
