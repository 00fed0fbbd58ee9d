import { hookOf } from './use-messages.ts'

/** The texts of the viewer; they load with it. Portuguese is the source; its type binds the other languages. */
const pt = {
  /** The names of the zoom buttons. */
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  /** Follows the zoom in percent, for screen readers: the button shows the whole photo. */
  showWhole: 'ver a foto inteira',
  /** The name of the row of small photos, and of each of them. */
  photos: 'Fotos da galeria',
  goTo: ({ position, total }: { position: number; total: number }) =>
    `Foto ${position} de ${total}`,
  copyLink: 'Copiar link desta foto',
  /** The word on the button, and the button's whole name. */
  save: 'Salvar',
  savePhoto: 'Salvar foto',
  saved: 'Foto salva',
  notSaved: 'Não deu para salvar a foto. Tente de novo.',
}

type PhotoMessages = typeof pt

const en: PhotoMessages = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showWhole: 'show the whole picture',
  photos: 'Pictures in this gallery',
  goTo: ({ position, total }) => `Picture ${position} of ${total}`,
  copyLink: 'Copy link to this picture',
  save: 'Save',
  savePhoto: 'Save picture',
  saved: 'Picture saved',
  notSaved: 'The picture could not be saved. Please try again.',
}

const es: PhotoMessages = {
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  showWhole: 'ver la foto entera',
  photos: 'Fotos de la galería',
  goTo: ({ position, total }) => `Foto ${position} de ${total}`,
  copyLink: 'Copiar enlace a esta foto',
  save: 'Guardar',
  savePhoto: 'Guardar foto',
  saved: 'Foto guardada',
  notSaved: 'No se pudo guardar la foto. Inténtalo de nuevo.',
}

export const usePhotoMessages = hookOf<PhotoMessages>({ pt, en, es })
