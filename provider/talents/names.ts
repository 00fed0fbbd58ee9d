type Language = 'pt' | 'en' | 'es'

/** A country's name in a language for an ISO 3166 code, "BR"; whatever else is stored stays as it is. */
export function countryName(stored: string, language: Language): string {
  return /^[A-Z]{2}$/.test(stored) ? nameOf('region', stored, language) : stored
}

/** A language's name in a language for its code, "pt" or "pt-BR", with a capital; else as it is stored. */
export function languageName(stored: string, language: Language): string {
  return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(stored) ? nameOf('language', stored, language) : stored
}

function nameOf(type: 'region' | 'language', code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type, fallback: 'none' }).of(code)
  if (name === undefined) return code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
