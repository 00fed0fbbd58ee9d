import { hookOf } from './use-messages.ts'

/** The words of the button that leads to the brief; they load with the pages that have it. */
export const useAskMessage = hookOf({
  pt: 'Consultar disponibilidade',
  en: 'Ask about availability',
  es: 'Consultar disponibilidad',
})
