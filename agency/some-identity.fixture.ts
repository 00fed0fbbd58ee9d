import type { AgencyIdentity } from './identity.ts'

/** An identity file with all that it must have, in all languages, for tests; a test replaces what it is about. */
export const someIdentity = {
  brand: 'Vereda',
  address: [],
  emails: { general: 'a@vereda.example', scouting: 'b@vereda.example' },
  phones: [],
  boards: { image: { woman: [2041], man: [2041] } },
  menuLanguages: ['pt', 'en', 'es'],
  homePostLimit: 4,
  retentionDays: 180,
  documents: { template: 'house', fileNameSuffix: '' },
  minimumAge: 14,
  privacy: {
    pt: [{ heading: 'Privacidade', paragraphs: ['Nada.'] }],
    en: [{ heading: 'Privacy', paragraphs: ['Nothing.'] }],
    es: [{ heading: 'Privacidad', paragraphs: ['Nada.'] }],
  },
  about: {
    picture: 'about.webp',
    pt: { paragraphs: ['Uma casa.', 'Com {brand}.'], pictureAlt: 'Estúdio' },
    en: { paragraphs: ['A house.'], pictureAlt: 'Studio' },
    es: { paragraphs: ['Una casa.'], pictureAlt: 'Estudio' },
  },
  contact: { pt: ['Escreva.'], en: ['Write.'], es: ['Escribe.'] },
} satisfies AgencyIdentity
