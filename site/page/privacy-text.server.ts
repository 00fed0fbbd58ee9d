import { createHash } from 'node:crypto'

import type { AgencyIdentity, TextSection } from '#agency/identity.ts'
import { type Locale, textIn } from '#agency/locale.ts'

import { fillerOf } from './identity-texts.server.ts'

/** The privacy text as it is shown. Its version changes with every change of the text. */
type PrivacyText = { sections: readonly TextSection[]; version: string }

const VERSION_DIGITS = 12

/** The privacy text in one language. Its version is the language and the start of the text's SHA-256. */
export function privacyText(identity: AgencyIdentity, locale: Locale): PrivacyText {
  const fill = fillerOf(identity)
  const sections = textIn(identity.privacy, locale).map(({ heading, paragraphs }): TextSection => ({
    heading: fill(heading),
    paragraphs: paragraphs.map(fill),
  }))
  const hash = createHash('sha256').update(JSON.stringify(sections)).digest('hex')
  return { sections, version: `${locale}-${hash.slice(0, VERSION_DIGITS)}` }
}
