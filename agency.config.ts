import type { AgencyIdentity } from './agency/identity.ts'

/** The demo agency. Replace it by your own; every field is checked when the site starts. */
export default {
  brand: 'Vereda',
  address: ['Rua das Laranjeiras, 48', 'São Paulo'],
  emails: { general: 'contato@vereda.example', scouting: 'scouting@vereda.example' },
  phones: ['+55 11 5550-0140'],
  boards: {
    image: { woman: [2041, 2031], man: [2041, 2031] },
    mainboard: { woman: [2042, 1947], man: [2042, 1947] },
    direct: { woman: [1948], man: [1948] },
    development: { woman: [2043, 1928], man: [2043, 1928] },
    nova_bossa: { woman: [1949], man: [1949] },
  },
  menuLanguages: ['pt', 'en', 'es'],
  homePostLimit: 4,
  retentionDays: 180,
  documents: { template: 'house', fileNameSuffix: '-vereda' },
} satisfies AgencyIdentity
