import { lateCatalogue } from '../late-catalogue.ts'
import type { FormMessages } from './pt.ts'

/** The texts shared by all forms that are sent to the agency. */
const catalogue = lateCatalogue<FormMessages>({
  pt: async () => (await import('./pt.ts')).pt,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
})

export const loadFormMessages = catalogue.load
export const useFormMessages = catalogue.useTexts

if (import.meta.env.SSR) await catalogue.loadAll()
