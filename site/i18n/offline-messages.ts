import { hookOf } from './use-messages.ts'

/** The texts of lists saved for use offline. Portuguese is the source; its type binds the other languages. */
const pt = {
  what: 'A lista fica neste aparelho com os perfis, as dez primeiras fotos de cada galeria e os documentos. Ela abre sem conexão nesta página.',
  save: 'Guardar neste aparelho',
  update: 'Atualizar',
  cancel: 'Cancelar',
  saving: 'Guardando a lista',
  savedAt: (when: string, size: string) => `Guardada em ${when}: ${size}.`,
  partly: (saved: number, total: number) =>
    `${saved} de ${total} ${total === 1 ? 'talento está guardado' : 'talentos estão guardados'}.`,
  documents: (when: string) => `Documentos de ${when}:`,
  kinds: { pdf: 'PDF da lista', zip: 'Composites (ZIP)', xlsx: 'Medidas (XLSX)', csv: 'CSV' },
  noDocuments: 'Os documentos ainda não estão guardados. Atualize a lista daqui a um minuto.',
  remove: 'Remover esta lista do aparelho',
  removeAll: (size: string) => `Apagar tudo o que está guardado no aparelho (${size})`,
  removeAllAsks: 'Apagar tudo? As listas ficam, mas não abrem mais sem conexão.',
  removeAllNow: (size: string) => `Sim, apagar tudo (${size})`,
  failed: {
    'no-room': 'Não há mais espaço. Remova outra lista do aparelho ou divida esta em duas.',
    'no-answer': 'A conexão falhou. O que já estava guardado continua aqui; tente de novo.',
    'not-possible': 'Este navegador não guarda páginas; talvez a janela seja anônima.',
  },
  copy: (when: string) => `Sem conexão. Esta página é a cópia de ${when}.`,
}

type OfflineMessages = typeof pt

const en: OfflineMessages = {
  what: 'The list stays on this device with profiles, the first ten pictures of each gallery, and documents. It opens on this page without a connection.',
  save: 'Save on this device',
  update: 'Update',
  cancel: 'Cancel',
  saving: 'Saving the list',
  savedAt: (when, size) => `Saved on ${when}: ${size}.`,
  partly: (saved, total) =>
    `${saved} of ${total} ${total === 1 ? 'model is' : 'models are'} saved.`,
  documents: (when) => `Documents from ${when}:`,
  kinds: {
    pdf: 'PDF of the list',
    zip: 'Composites (ZIP)',
    xlsx: 'Measurements (XLSX)',
    csv: 'CSV',
  },
  noDocuments: 'The documents are not saved yet. Update the list in a minute.',
  remove: 'Remove this list from the device',
  removeAll: (size) => `Delete everything saved on the device (${size})`,
  removeAllAsks: 'Delete everything? The lists stay, but no longer open without a connection.',
  removeAllNow: (size) => `Yes, delete everything (${size})`,
  failed: {
    'no-room':
      'There is no room left. Remove another list from the device, or split this one in two.',
    'no-answer': 'The connection failed. What was saved before is still here; please try again.',
    'not-possible': 'This browser does not save pages; perhaps the window is private.',
  },
  copy: (when) => `No connection. This page is the copy from ${when}.`,
}

const es: OfflineMessages = {
  what: 'La lista queda en este dispositivo con los perfiles, las diez primeras fotos de cada galería y los documentos. Se abre sin conexión en esta página.',
  save: 'Guardar en este dispositivo',
  update: 'Actualizar',
  cancel: 'Cancelar',
  saving: 'Guardando la lista',
  savedAt: (when, size) => `Guardada el ${when}: ${size}.`,
  partly: (saved, total) =>
    `${saved} de ${total} ${total === 1 ? 'talento está guardado' : 'talentos están guardados'}.`,
  documents: (when) => `Documentos del ${when}:`,
  kinds: { pdf: 'PDF de la lista', zip: 'Composites (ZIP)', xlsx: 'Medidas (XLSX)', csv: 'CSV' },
  noDocuments: 'Los documentos aún no están guardados. Actualiza la lista en un minuto.',
  remove: 'Quitar esta lista del dispositivo',
  removeAll: (size) => `Borrar todo lo guardado en el dispositivo (${size})`,
  removeAllAsks: '¿Borrar todo? Las listas quedan, pero ya no se abren sin conexión.',
  removeAllNow: (size) => `Sí, borrar todo (${size})`,
  failed: {
    'no-room': 'No queda espacio. Quita otra lista del dispositivo o divide esta en dos.',
    'no-answer': 'La conexión falló. Lo que ya estaba guardado sigue aquí; inténtalo de nuevo.',
    'not-possible': 'Este navegador no guarda páginas; quizás la ventana sea privada.',
  },
  copy: (when) => `Sin conexión. Esta página es la copia del ${when}.`,
}

export const useOfflineMessages = hookOf<OfflineMessages>({ pt, en, es })
