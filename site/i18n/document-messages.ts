import type { Locale } from '#agency/locale.ts'

import { hookOf } from './use-messages.ts'

/**
 * The texts of documents. They are not in the catalogues that every page waits for, but load with the dialog that shows them, in
 * all languages. Portuguese is the source; its type binds the others.
 */
const pt = {
  dialog: {
    mode: 'Formato',
    portfolio: 'Portfólio',
    composite: 'Composite',
    hints: {
      portfolio:
        'Abre com nome e medidas ao lado da primeira imagem; depois, uma foto por página, as verticais aos pares.',
      composite:
        'Um cartão: uma imagem na frente, as quatro primeiras escolhidas no verso, com as medidas nas duas unidades.',
    },
    cover: 'Foto de capa',
    coverHint: 'A foto de capa. Sem ela, a primeira foto escolhida é a frente.',
    unit: 'Medidas',
    inches: 'Polegadas',
    cm: 'Centímetros',
    bleed: 'Com sangria de 3 mm e marcas de corte, para a gráfica',
    photos: 'Fotos',
    count: ({ chosen, total }: { chosen: number; total: number }) =>
      `${chosen} de ${total} ${chosen === 1 ? 'escolhida' : 'escolhidas'}`,
    all: 'Todas',
    /** If there are more photos than a document takes. */
    first: (most: number) => `As primeiras ${most}`,
    none: 'Nenhuma',
    noneChosen: 'Escolha pelo menos uma foto.',
    tooMany: ({ most, over }: { most: number; over: number }) =>
      `Cabem até ${most} fotos: desmarque ${over}.`,
    order: 'Mudar a ordem',
    moveBefore: (words: string) => `Mover ${words} para a posição anterior`,
    moveAfter: (words: string) => `Mover ${words} para a posição seguinte`,
    moved: ({ words, position, total }: { words: string; position: number; total: number }) =>
      `${words}: posição ${position} de ${total}.`,
    front: 'Frente',
    back: 'Verso',
    zipHint: 'O ZIP traz JPEGs prontos para imprimir, com os créditos.',
    originals: 'Originais',
    originalsHint: 'O ZIP traz os arquivos originais das fotos escolhidas.',
    kinds: { pdf: 'Baixar PDF', zip: 'Baixar ZIP' },
    making: { pdf: 'Preparando o PDF', zip: 'Preparando o ZIP' },
    made: { pdf: 'PDF pronto', zip: 'ZIP pronto' },
    received: 'Recebido',
    noAnswer: 'Não houve resposta em 30 segundos. Sua escolha continua aqui: tente de novo.',
    noConnection:
      'Sem conexão com o site. Verifique sua internet e tente de novo: sua escolha continua aqui.',
    retry: 'Tentar de novo',
    retryWithout: (count: number): string =>
      count === 1 ? 'Tentar sem essa foto' : 'Tentar sem essas fotos',
  },
  /** The reasons for refusing a PDF or ZIP. */
  choice: {
    title: 'Escolha de 1 a 60 fotos',
    message:
      'Um documento precisa de pelo menos uma foto além da capa, e tem no máximo 60 com ela. Mude a escolha e tente de novo.',
  },
  gone: {
    title: 'O book mudou',
    message: 'Uma das fotos não está mais no perfil. Recarregue a página e escolha de novo.',
  },
  unprintable: {
    title: 'Uma foto não pode ser impressa',
    message: 'Uma das fotos escolhidas não pôde ser lida. Tente com menos fotos.',
  },
  often: {
    title: 'Um instante',
    message: 'Você pediu muitos documentos agora há pouco. Tente de novo em um minuto.',
  },
  busy: {
    title: 'Um instante',
    message: 'Muitos documentos estão sendo feitos agora. Tente de novo em alguns segundos.',
  },
  failed: {
    title: 'O documento não ficou pronto',
    message:
      'Não foi possível fazer o documento. Sua escolha continua no formulário: tente de novo.',
  },
  /** The frames that could not be read, instead of the message without names; `more` counts those without mention. */
  unreadable: ({ names, more }: { names: readonly string[]; more: number }) =>
    names.length === 1
      ? `Esta foto não pôde ser lida: ${names[0]}. Desmarque-a e tente de novo.`
      : `Estas fotos não puderam ser lidas: ${names.join('; ')}${more === 0 ? '' : ` e mais ${more}`}. Desmarque-as e tente de novo.`,
  /** The name of a frame without a caption. */
  place: ({ gallery, position }: { gallery: string; position: number }) =>
    `${gallery}, foto ${position}`,
  backTo: (name: string) => `Voltar para ${name}`,
}

export type DocumentMessages = typeof pt

const en: DocumentMessages = {
  dialog: {
    mode: 'Format',
    portfolio: 'Portfolio',
    composite: 'Composite',
    hints: {
      portfolio:
        'Opens with name and measurements beside the first picture; then one picture per page, upright ones in pairs.',
      composite:
        'A card: one picture on the front, the first four chosen on the back, with the measurements in both units.',
    },
    cover: 'Cover picture',
    coverHint: 'The cover picture. Without it, the first chosen picture is the front.',
    unit: 'Measurements',
    inches: 'Inches',
    cm: 'Centimeters',
    bleed: 'With 3 mm bleed and crop marks, for the printer',
    photos: 'Pictures',
    count: ({ chosen, total }) => `${chosen} of ${total} chosen`,
    all: 'All',
    first: (most) => `The first ${most}`,
    none: 'None',
    noneChosen: 'Choose at least one picture.',
    tooMany: ({ most, over }) => `Up to ${most} pictures fit: deselect ${over}.`,
    order: 'Change the order',
    moveBefore: (words) => `Move ${words} one position earlier`,
    moveAfter: (words) => `Move ${words} one position later`,
    moved: ({ words, position, total }) => `${words}: position ${position} of ${total}.`,
    front: 'Front',
    back: 'Back',
    zipHint: 'The ZIP contains print-ready JPEGs, with the credits.',
    originals: 'Originals',
    originalsHint: 'The ZIP contains the original files of the chosen pictures.',
    kinds: { pdf: 'Download PDF', zip: 'Download ZIP' },
    making: { pdf: 'Preparing the PDF', zip: 'Preparing the ZIP' },
    made: { pdf: 'PDF ready', zip: 'ZIP ready' },
    received: 'Received',
    noAnswer: 'There was no answer in 30 seconds. Your selection is still here: try again.',
    noConnection:
      'No connection to the site. Check your internet connection and try again: your selection is still here.',
    retry: 'Try again',
    retryWithout: (count) =>
      count === 1 ? 'Try without this picture' : 'Try without these pictures',
  },
  choice: {
    title: 'Choose 1 to 60 pictures',
    message:
      'A document needs at least one picture besides the cover, and has at most 60 with it. Change the selection and try again.',
  },
  gone: {
    title: 'The book has changed',
    message: 'One of the pictures is no longer on the profile. Reload the page and choose again.',
  },
  unprintable: {
    title: 'A picture cannot be printed',
    message: 'One of the chosen pictures could not be read. Try with fewer pictures.',
  },
  often: {
    title: 'One moment',
    message: 'You have just requested many documents. Try again in a minute.',
  },
  busy: {
    title: 'One moment',
    message: 'Many documents are being made right now. Try again in a few seconds.',
  },
  failed: {
    title: 'The document is not ready',
    message: 'The document could not be made. Your selection is still in the form: try again.',
  },
  unreadable: ({ names, more }) =>
    names.length === 1
      ? `This picture could not be read: ${names[0]}. Deselect it and try again.`
      : `These pictures could not be read: ${names.join('; ')}${more === 0 ? '' : ` and ${more} more`}. Deselect them and try again.`,
  place: ({ gallery, position }) => `${gallery}, picture ${position}`,
  backTo: (name) => `Back to ${name}`,
}

const es: DocumentMessages = {
  dialog: {
    mode: 'Formato',
    portfolio: 'Portafolio',
    composite: 'Composite',
    hints: {
      portfolio:
        'Abre con nombre y medidas junto a la primera imagen; luego, una foto por página, las verticales de dos en dos.',
      composite:
        'Una tarjeta: una imagen en el frente, las cuatro primeras elegidas en el dorso, con las medidas en las dos unidades.',
    },
    cover: 'Foto de portada',
    coverHint: 'La foto de portada. Sin ella, la primera foto elegida es el frente.',
    unit: 'Medidas',
    inches: 'Pulgadas',
    cm: 'Centímetros',
    bleed: 'Con sangrado de 3 mm y marcas de corte, para la imprenta',
    photos: 'Fotos',
    count: ({ chosen, total }) => `${chosen} de ${total} ${chosen === 1 ? 'elegida' : 'elegidas'}`,
    all: 'Todas',
    first: (most) => `Las primeras ${most}`,
    none: 'Ninguna',
    noneChosen: 'Elige al menos una foto.',
    tooMany: ({ most, over }) => `Caben hasta ${most} fotos: quita ${over}.`,
    order: 'Cambiar el orden',
    moveBefore: (words) => `Mover ${words} a la posición anterior`,
    moveAfter: (words) => `Mover ${words} a la posición siguiente`,
    moved: ({ words, position, total }) => `${words}: posición ${position} de ${total}.`,
    front: 'Frente',
    back: 'Dorso',
    zipHint: 'El ZIP contiene JPEG listos para imprimir, con los créditos.',
    originals: 'Originales',
    originalsHint: 'El ZIP contiene los archivos originales de las fotos elegidas.',
    kinds: { pdf: 'Descargar PDF', zip: 'Descargar ZIP' },
    making: { pdf: 'Preparando el PDF', zip: 'Preparando el ZIP' },
    made: { pdf: 'PDF listo', zip: 'ZIP listo' },
    received: 'Recibido',
    noAnswer: 'No hubo respuesta en 30 segundos. Tu selección sigue aquí: inténtalo de nuevo.',
    noConnection:
      'Sin conexión con el sitio. Revisa tu conexión e inténtalo de nuevo: tu selección sigue aquí.',
    retry: 'Intentar de nuevo',
    retryWithout: (count) => (count === 1 ? 'Intentar sin esa foto' : 'Intentar sin esas fotos'),
  },
  choice: {
    title: 'Elige de 1 a 60 fotos',
    message:
      'Un documento necesita al menos una foto además de la portada, y tiene como máximo 60 con ella. Cambia la selección e inténtalo de nuevo.',
  },
  gone: {
    title: 'El book cambió',
    message: 'Una de las fotos ya no está en el perfil. Recarga la página y elige de nuevo.',
  },
  unprintable: {
    title: 'Una foto no se puede imprimir',
    message: 'No se pudo leer una de las fotos elegidas. Inténtalo con menos fotos.',
  },
  often: {
    title: 'Un momento',
    message: 'Pediste muchos documentos hace un instante. Inténtalo de nuevo en un minuto.',
  },
  busy: {
    title: 'Un momento',
    message: 'Se están creando muchos documentos. Inténtalo de nuevo en unos segundos.',
  },
  failed: {
    title: 'El documento no está listo',
    message:
      'No se pudo crear el documento. Tu selección sigue en el formulario: inténtalo de nuevo.',
  },
  unreadable: ({ names, more }) =>
    names.length === 1
      ? `No se pudo leer esta foto: ${names[0]}. Quítala e inténtalo de nuevo.`
      : `No se pudieron leer estas fotos: ${names.join('; ')}${more === 0 ? '' : ` y ${more} más`}. Quítalas e inténtalo de nuevo.`,
  place: ({ gallery, position }) => `${gallery}, foto ${position}`,
  backTo: (name) => `Volver a ${name}`,
}

export const documentMessages: Readonly<Record<Locale, DocumentMessages>> = { pt, en, es }

export const useDocumentMessages = hookOf(documentMessages)
