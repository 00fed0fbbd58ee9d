import { hookOf } from './use-messages.ts'

/** The texts of links that carry a list, and of answers to them. Portuguese is the source; its type binds the other languages. */
const pt = {
  sender: 'Seu nome no link',
  withRemarks: 'Notas e marcas vão junto',
  /** A link that some messengers cut. */
  long: (length: string) =>
    `O link tem ${length} caracteres. Alguns aplicativos cortam links longos.`,
  showCode: 'Mostrar QR code',
  hideCode: 'Ocultar QR code',
  code: 'QR code do link',
  noCode: 'O link é longo demais para um QR code. Sem notas, costuma caber.',
  codeFailed: 'O QR code não pôde ser carregado.',
  from: (name: string) => `De ${name}.`,
  opened: 'Suas listas continuam como estão. Marque e anote: a resposta volta por um link.',
  keep: 'Guardar como nova lista',
  merge: (title: string) => `Juntar a ${title}`,
  merged: (title: string) => `Todos estão em ${title}.`,
  answer: 'Sua resposta',
  answerHint: 'O link da resposta leva suas marcas e notas, ao lado das que você recebeu.',
  answerer: 'Seu nome na resposta',
  copyAnswer: 'Copiar link da resposta',
  /** The heading of a person's column whose name is unknown. */
  someSender: 'Quem enviou',
  someAnswerer: 'Quem respondeu',
  answerOf: (name: string) => `Resposta de ${name}.`,
  answered: 'Uma resposta.',
  agreed: (total: number) =>
    total === 0
      ? 'Ninguém tem sim dos dois lados.'
      : total === 1
        ? '1 talento tem sim dos dois lados.'
        : `${total} talentos têm sim dos dois lados.`,
  /** If the sender gave no marks. */
  chosen: (total: number) =>
    total === 0
      ? 'Ninguém recebeu sim.'
      : total === 1
        ? '1 talento recebeu sim.'
        : `${total} talentos receberam sim.`,
  keepAnswer: 'Guardar a resposta como lista',
  talent: 'Talento',
  answerTitle: (title: string, name: string) => `${title} – ${name}`,
  nothing: 'sem marca',
  damaged: 'Este link está incompleto ou foi alterado. Peça que enviem outra vez.',
  newer: 'Este link vem de uma versão mais nova do site. Recarregue a página e abra de novo.',
  'other-agency': 'Este link é do site de outra agência: abra o link lá.',
  shortened: 'Uma nota era longa demais e foi cortada.',
  unreachable:
    'Não foi possível carregar os talentos agora. Recarregue a página para tentar de novo.',
}

type LinkMessages = typeof pt

const en: LinkMessages = {
  sender: 'Your name in the link',
  withRemarks: 'Include notes and marks',
  long: (length) => `The link has ${length} characters. Some messengers cut long links.`,
  showCode: 'Show QR code',
  hideCode: 'Hide QR code',
  code: 'QR code for the link',
  noCode: 'The link is too long for a QR code. Without notes it usually fits.',
  codeFailed: 'The QR code could not be loaded.',
  from: (name) => `From ${name}.`,
  opened: 'Your own lists stay as they are. Mark and annotate: your answer goes back as a link.',
  keep: 'Save as a new list',
  merge: (title) => `Add to ${title}`,
  merged: (title) => `All of them are in ${title}.`,
  answer: 'Your answer',
  answerHint: 'The link to your answer carries your marks and notes, next to those you received.',
  answerer: 'Your name in the answer',
  copyAnswer: 'Copy link to the answer',
  someSender: 'The sender',
  someAnswerer: 'The answer',
  answerOf: (name) => `Answer from ${name}.`,
  answered: 'An answer.',
  agreed: (total) =>
    total === 0
      ? 'Nobody has a yes from both sides.'
      : total === 1
        ? '1 model has a yes from both sides.'
        : `${total} models have a yes from both sides.`,
  chosen: (total) =>
    total === 0
      ? 'Nobody has a yes.'
      : total === 1
        ? '1 model has a yes.'
        : `${total} models have a yes.`,
  keepAnswer: 'Save the answer as a list',
  talent: 'Model',
  answerTitle: (title, name) => `${title} – ${name}`,
  nothing: 'no mark',
  damaged: 'This link is incomplete or has been altered. Ask for it to be sent again.',
  newer: 'This link comes from a newer version of the site. Reload the page and open it again.',
  'other-agency': 'This link is from another agency’s site: open it there.',
  shortened: 'A note was too long and was cut.',
  unreachable: 'The models could not be loaded just now. Reload the page to try again.',
}

const es: LinkMessages = {
  sender: 'Tu nombre en el enlace',
  withRemarks: 'Incluir notas y marcas',
  long: (length) =>
    `El enlace tiene ${length} caracteres. Algunas aplicaciones cortan enlaces largos.`,
  showCode: 'Mostrar código QR',
  hideCode: 'Ocultar código QR',
  code: 'Código QR del enlace',
  noCode: 'El enlace es demasiado largo para un código QR. Sin notas suele caber.',
  codeFailed: 'No se pudo cargar el código QR.',
  from: (name) => `De ${name}.`,
  opened: 'Tus listas siguen como están. Marca y anota: tu respuesta vuelve en un enlace.',
  keep: 'Guardar como lista nueva',
  merge: (title) => `Añadir a ${title}`,
  merged: (title) => `Todos están en ${title}.`,
  answer: 'Tu respuesta',
  answerHint: 'El enlace de la respuesta lleva tus marcas y notas, junto a las que recibiste.',
  answerer: 'Tu nombre en la respuesta',
  copyAnswer: 'Copiar enlace de la respuesta',
  someSender: 'Quien envió',
  someAnswerer: 'Quien respondió',
  answerOf: (name) => `Respuesta de ${name}.`,
  answered: 'Una respuesta.',
  agreed: (total) =>
    total === 0
      ? 'Nadie tiene un sí de ambos lados.'
      : total === 1
        ? '1 talento tiene un sí de ambos lados.'
        : `${total} talentos tienen un sí de ambos lados.`,
  chosen: (total) =>
    total === 0
      ? 'Nadie recibió un sí.'
      : total === 1
        ? '1 talento recibió un sí.'
        : `${total} talentos recibieron un sí.`,
  keepAnswer: 'Guardar la respuesta como lista',
  talent: 'Talento',
  answerTitle: (title, name) => `${title} – ${name}`,
  nothing: 'sin marca',
  damaged: 'Este enlace está incompleto o fue alterado. Pide que te lo envíen otra vez.',
  newer:
    'Este enlace viene de una versión más nueva del sitio. Recarga la página y ábrelo de nuevo.',
  'other-agency': 'Este enlace es del sitio de otra agencia: ábrelo allí.',
  shortened: 'Una nota era demasiado larga y se cortó.',
  unreachable:
    'No se pudieron cargar los talentos ahora. Recarga la página para intentarlo de nuevo.',
}

export const useLinkMessages = hookOf<LinkMessages>({ pt, en, es })
