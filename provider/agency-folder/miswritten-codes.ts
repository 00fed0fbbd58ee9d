import type { AgencyFolder, FolderTalent } from '#contract/agency-folder.ts'

import { countryName, languageName } from '../talents/profile.ts'
import { AGENCY_FILE, type Problem } from './problem.ts'

/** Warns of codes of countries and languages with a wrong case ("br", "PT"). They are stored, and shown, as words. */
export function warningsOfCodes({ talents }: AgencyFolder): Problem[] {
  return talents.flatMap(({ slug, nationality, languages }: FolderTalent) => [
    ...warningsOf(nationality, countryCode, `talents.${slug}.nationality`),
    ...languages.flatMap(({ language }) =>
      warningsOf(language, languageCode, `talents.${slug}.languages`),
    ),
  ])
}

function warningsOf(
  text: string | null,
  codeOf: (text: string) => string | null,
  place: string,
): Problem[] {
  const code = text === null ? null : codeOf(text)
  if (code === null || code === text) return []
  const reason = `"${text}" is shown as it is; is the code "${code}" meant?`
  return [{ file: AGENCY_FILE, place, reason }]
}

/** The code of a country, if the text is one but for its case; null for words. */
function countryCode(text: string): string | null {
  const code = text.toUpperCase()
  return countryName(code, 'en') === code ? null : code
}

function languageCode(text: string): string | null {
  const [language = '', region] = text.split('-')
  const code = [language.toLowerCase(), region?.toUpperCase()].filter(Boolean).join('-')
  return languageName(code, 'en') === code ? null : code
}
