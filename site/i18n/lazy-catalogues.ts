import { locales } from '#agency/locale.ts'

import { createCatalogue } from './catalogues.ts'
import type { FormMessages } from './forms/pt.ts'
import type { MessageFormMessages } from './message-form/pt.ts'
import type { ScoutingMessages } from './scouting/pt.ts'
import { useLocale } from './use-messages.ts'

export type { FormMessages, MessageFormMessages, ScoutingMessages }

// Texts of lazy parts (`lazyPart`): each part loads its texts before it renders, and pages do not wait for them.

const forms = createCatalogue<FormMessages>({
  pt: async () => (await import('./forms/pt.ts')).pt,
  en: async () => (await import('./forms/en.ts')).en,
  es: async () => (await import('./forms/es.ts')).es,
})

const messageForm = createCatalogue<MessageFormMessages>({
  pt: async () => (await import('./message-form/pt.ts')).pt,
  en: async () => (await import('./message-form/en.ts')).en,
  es: async () => (await import('./message-form/es.ts')).es,
})

const scouting = createCatalogue<ScoutingMessages>({
  pt: async () => (await import('./scouting/pt.ts')).pt,
  en: async () => (await import('./scouting/en.ts')).en,
  es: async () => (await import('./scouting/es.ts')).es,
})

/** The texts shared by all forms that are sent to the agency. */
export const useFormMessages = () => forms.textsOf(useLocale())
export const { load: loadFormMessages } = forms

/** The texts of the forms for messages to the agency: on the contact page, and beneath the favorites. */
export const useMessageFormMessages = () => messageForm.textsOf(useLocale())
export const { load: loadMessageFormMessages } = messageForm

/** The texts of the get-scouted form. */
export const useScoutingMessages = () => scouting.textsOf(useLocale())
export const { load: loadScoutingMessages } = scouting

// the server waits for all of them before its first page
if (import.meta.env.SSR) {
  await Promise.all(locales.map(loadFormMessages))
  await Promise.all(locales.map(loadMessageFormMessages))
  await Promise.all(locales.map(loadScoutingMessages))
}
