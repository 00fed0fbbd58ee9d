/** The site's languages; Portuguese is the default and the fallback (spec 9). */
export const locales = ['pt', 'en', 'es'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale = 'pt' satisfies Locale

export function isLocale(text: string | undefined): text is Locale {
  return locales.some((locale) => locale === text)
}
