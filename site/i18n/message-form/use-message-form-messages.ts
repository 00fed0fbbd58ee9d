import { lateCatalogue } from '../late-catalogue.ts'
import type { MessageFormMessages } from './pt.ts'

/** The texts of the forms for messages to the agency: on the contact page, and beneath the favorites. */
const catalogue = lateCatalogue<MessageFormMessages>({
  pt: async () => (await import('./pt.ts')).pt,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
})

export const loadMessageFormMessages = catalogue.load
export const useMessageFormMessages = catalogue.useTexts

if (import.meta.env.SSR) await catalogue.loadAll()
