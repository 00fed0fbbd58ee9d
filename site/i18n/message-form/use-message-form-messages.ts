import { lateCatalogue } from '../late-catalogue.ts'
import type { MessageFormMessages } from './pt.ts'

/** What is said where somebody writes to the agency: on the contact page, and beneath favorites. */
const catalogue = lateCatalogue<MessageFormMessages>({
  pt: async () => (await import('./pt.ts')).pt,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
})

export const loadMessageFormMessages = catalogue.load
export const useMessageFormMessages = catalogue.useTexts

if (import.meta.env.SSR) await catalogue.loadAll()
