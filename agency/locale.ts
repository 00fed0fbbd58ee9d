/** The site's languages; Portuguese is the default and the fallback (docs/product.md: Languages and addresses). */
export const locales = ['pt', 'en', 'es'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale = 'pt' satisfies Locale

/** A text in each language of the agency's site: Portuguese always, the others where the site has them. */
export type InItsLanguages<T> = Readonly<{ pt: T } & Partial<Record<Locale, T>>>

/** A text in a language of the site. */
export function textIn<T>(texts: InItsLanguages<T>, locale: Locale): T {
  return texts[locale] ?? texts[fallbackLocale]
}

export function isLocale(text: string | undefined): text is Locale {
  return locales.some((locale) => locale === text)
}
