import type { Locale } from '#agency/locale.ts'
import type { Announcement } from '#provider/applications/announcer.ts'

type Words = Record<Announcement['kind'], { subject: string; text: string }> & { reference: string }

/** What the agency is told of something that a visitor sent. */
export const words: Readonly<Record<Locale, Words>> = {
  pt: {
    getScouted: { subject: 'Nova inscrição', text: 'Chegou uma inscrição pelo site.' },
    contact: { subject: 'Nova mensagem', text: 'Chegou uma mensagem pelo site.' },
    reference: 'Referência',
  },
  en: {
    getScouted: { subject: 'New application', text: 'An application has come by the site.' },
    contact: { subject: 'New message', text: 'A message has come by the site.' },
    reference: 'Reference',
  },
  es: {
    getScouted: { subject: 'Nueva inscripción', text: 'Ha llegado una inscripción por el sitio.' },
    contact: { subject: 'Nuevo mensaje', text: 'Ha llegado un mensaje por el sitio.' },
    reference: 'Referencia',
  },
}
