import { lateCatalogue } from '../late-catalogue.ts'
import type { ScoutingMessages } from './pt.ts'

/** The texts of the get-scouted form. */
const catalogue = lateCatalogue<ScoutingMessages>({
  pt: async () => (await import('./pt.ts')).pt,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
})

export const loadScoutingMessages = catalogue.load
export const useScoutingMessages = catalogue.useTexts

if (import.meta.env.SSR) await catalogue.loadAll()
