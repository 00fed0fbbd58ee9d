import type { Locale } from '#agency/locale.ts'

import { hookOf } from './use-messages.ts'

/** The texts of profiles, which load with them. Portuguese is the source; its type binds the other languages. */
const pt = {
  levels: { native: 'nativo', fluent: 'fluente', intermediate: 'intermediário', basic: 'básico' },
  /** The alternative text of a gallery's picture without a caption. */
  photo: (frame: { name: string; gallery: string; position: number; total: number }) =>
    `${frame.name}, ${frame.gallery.toLowerCase()}, ${frame.position} de ${frame.total}`,
  galleries: 'Galerias',
  cover: (name: string) => `${name}, foto de capa`,
  description: ({ name, brand }: { name: string; brand: string }) =>
    `${name} na ${brand}: book, polaroids, vídeos e medidas.`,
  elsewhere: 'Mais sobre este talento',
  neighbours: 'Outros talentos',
  previous: 'Anterior',
  next: 'Próximo',
  films: 'Vídeos',
  digitals: 'Digitais',
  digitalVideos: 'Vídeos digitais',
  /** The drop-down of the tab that holds both. */
  chooseDigitals: 'Digitais ou vídeos digitais',
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Próxima foto',
  photoOf: ({ position, total }: { position: number; total: number }) => `${position} de ${total}`,
  instagram: 'Instagram',
  modelsCom: 'Models.com',
  /** The button that opens the dialog for documents. */
  documents: 'PDF e fotos',
  coverFilm: (name: string) => `${name}, vídeo de capa`,
  pauseFilm: 'Pausar vídeo',
  playFilm: 'Reproduzir vídeo',
  watchOn: (provider: string) => `Assistir no ${provider}`,
  openAt: (provider: string) => `Abrir no ${provider}`,
  /** Shown if neither the agency's own file nor a provider's player can play. */
  filmFails: 'Este navegador não reproduz este vídeo.',
  openFile: 'Abrir o arquivo',
  /** The name of a clip without a caption. */
  clip: (clip: { name: string; gallery: string; position: number }) =>
    `${clip.name}, ${clip.gallery.toLowerCase()}, ${clip.position}`,
}

type ProfileMessages = typeof pt

const en: ProfileMessages = {
  levels: { native: 'native', fluent: 'fluent', intermediate: 'intermediate', basic: 'basic' },
  photo: ({ name, gallery, position, total }) =>
    `${name}, ${gallery.toLowerCase()}, ${position} of ${total}`,
  galleries: 'Galleries',
  cover: (name) => `${name}, cover picture`,
  description: ({ name, brand }) =>
    `${name} at ${brand}: book, polaroids, videos and measurements.`,
  elsewhere: 'More about this model',
  neighbours: 'Other models',
  previous: 'Previous',
  next: 'Next',
  films: 'Videos',
  digitals: 'Digitals',
  digitalVideos: 'Digital videos',
  chooseDigitals: 'Digitals or digital videos',
  previousPhoto: 'Previous picture',
  nextPhoto: 'Next picture',
  photoOf: ({ position, total }) => `${position} of ${total}`,
  instagram: 'Instagram',
  modelsCom: 'Models.com',
  documents: 'PDF and pictures',
  coverFilm: (name) => `${name}, cover video`,
  pauseFilm: 'Pause video',
  playFilm: 'Play video',
  watchOn: (provider) => `Watch on ${provider}`,
  openAt: (provider) => `Open on ${provider}`,
  filmFails: 'This browser cannot play this video.',
  openFile: 'Open the file',
  clip: ({ name, gallery, position }) => `${name}, ${gallery.toLowerCase()}, ${position}`,
}

const es: ProfileMessages = {
  levels: { native: 'nativo', fluent: 'fluido', intermediate: 'intermedio', basic: 'básico' },
  photo: ({ name, gallery, position, total }) =>
    `${name}, ${gallery.toLowerCase()}, ${position} de ${total}`,
  galleries: 'Galerías',
  cover: (name) => `${name}, foto de portada`,
  description: ({ name, brand }) => `${name} en ${brand}: book, polaroids, videos y medidas.`,
  elsewhere: 'Más sobre este talento',
  neighbours: 'Otros talentos',
  previous: 'Anterior',
  next: 'Siguiente',
  films: 'Videos',
  digitals: 'Digitales',
  digitalVideos: 'Videos digitales',
  chooseDigitals: 'Digitales o videos digitales',
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
  photoOf: ({ position, total }) => `${position} de ${total}`,
  instagram: 'Instagram',
  modelsCom: 'Models.com',
  documents: 'PDF y fotos',
  coverFilm: (name) => `${name}, video de portada`,
  pauseFilm: 'Pausar video',
  playFilm: 'Reproducir video',
  watchOn: (provider) => `Ver en ${provider}`,
  openAt: (provider) => `Abrir en ${provider}`,
  filmFails: 'Este navegador no reproduce este video.',
  openFile: 'Abrir el archivo',
  clip: ({ name, gallery, position }) => `${name}, ${gallery.toLowerCase()}, ${position}`,
}

export const profileMessages: Readonly<Record<Locale, ProfileMessages>> = { pt, en, es }

export const useProfileMessages = hookOf(profileMessages)
