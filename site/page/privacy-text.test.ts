import { expect, it } from 'vitest'

import type { TextSection } from '#agency/identity.ts'

import { agencyWhere } from './agency-where.fixture.ts'
import { privacyText } from './privacy-text.server.ts'
import { identityContext } from './request-context.ts'

it('the privacy text has another version in each language, and whenever what is shown of it changes', () => {
  const identity = agencyWhere({}).get(identityContext)
  const section = { heading: 'Data', paragraphs: ['{brand} keeps it.'] }
  const versionOf = (
    change: Partial<TextSection> = {},
    brand = 'Vereda',
    locale: 'pt' | 'en' = 'pt',
  ) => {
    const sections = [{ ...section, ...change }]
    const privacy = { pt: sections, en: sections, es: sections }
    return privacyText({ ...identity, brand, privacy }, locale).version
  }
  const versions = [
    versionOf(),
    versionOf({}, 'Vereda', 'en'),
    versionOf({}, 'Another'),
    versionOf({ heading: 'Data.' }),
    versionOf({ paragraphs: ['{brand} keeps it', '.'] }),
  ]
  expect(new Set(versions).size).toBe(versions.length)
  expect(versionOf()).toBe(versions[0])
})
