import type { Locale } from '#agency/locale.ts'

const types = { nationality: 'region', languages: 'language' } as const

const known = new Map<string, Intl.DisplayNames>()

/** The name of a country by its ISO 3166 code, or of a language by its ISO 639 code; an unknown code in capitals. */
export function originName(facet: keyof typeof types, code: string, locale: Locale): string {
  const type = types[facet]
  const key = `${locale} ${type}`
  const names = known.get(key) ?? new Intl.DisplayNames(locale, { type, fallback: 'none' })
  known.set(key, names)
  const capitals = code.toUpperCase()
  const isCode = type === 'region' ? /^[a-z]{2}$/.test(code) : /^[a-z]{2,3}$/.test(code)
  return (isCode ? names.of(type === 'region' ? capitals : code) : undefined) ?? capitals
}
