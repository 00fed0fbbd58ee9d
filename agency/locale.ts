/** The site's languages; Portuguese is the default and the fallback (docs/product.md: Languages and addresses). */
export const locales = ['pt', 'en', 'es'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale = 'pt' satisfies Locale

/** A text in the languages of the agency's site: always in Portuguese, in the others if the site has them. */
export type Localized<T> = Readonly<{ pt: T } & Partial<Record<Locale, T>>>

/** The text in a language of the site; Portuguese if it is missing. */
export function textIn<T>(texts: Localized<T>, locale: Locale): T {
  return texts[locale] ?? texts[fallbackLocale]
}

/** Something for each language. */
export function inEachLocale<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return { pt: of('pt'), en: of('en'), es: of('es') }
}

export function isLocale(text: string | undefined): text is Locale {
  return locales.some((locale) => locale === text)
}

/** Each language's name in that language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
}
