import { lateCatalogue } from '../late-catalogue.ts'
import type { WritingMessages } from './pt.ts'

/** What is said where somebody writes to the agency: on the contact page, and beneath favorites. */
const catalogue = lateCatalogue<WritingMessages>({
  pt: async () => (await import('./pt.ts')).pt,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
})

export const loadWritingMessages = catalogue.load
export const useWritingMessages = catalogue.useTexts

if (import.meta.env.SSR) await catalogue.loadAll()
