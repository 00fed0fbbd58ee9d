import { hookOf } from './use-messages.ts'

/** The texts of the favorites page. Portuguese is the source; its type binds the other languages. */
const pt = {
  needsScript:
    'Seus favoritos ficam neste navegador e só aparecem com JavaScript. Links que trazem só talentos abrem sem ele; os que trazem título ou notas, não.',
  notWhole: 'Uma parte do que estava guardado não pôde ser lida e ficou de fora.',
  empty: 'Você ainda não tem favoritos.',
  emptyHint: 'O coração ao lado de um nome guarda o talento aqui, só neste navegador.',
  toModels: 'Ver modelos',
  shareTitle: (brand: string) => `Uma seleção de modelos da ${brand}`,
  compare: 'Comparar',
  chooseToCompare: 'Escolha de dois a quatro talentos.',
  toAgencyByMail: 'Para pedir esta seleção, mande o endereço desta página para',
  print: 'Imprimir',
  documents: 'PDF, ZIP e planilha',
  clear: 'Limpar',
  undo: 'Desfazer',
  remove: 'Remover',
  removeNamed: (name: string) => `Remover ${name}`,
  moveBefore: (name: string) => `Mover ${name} para a posição anterior`,
  moveAfter: (name: string) => `Mover ${name} para a posição seguinte`,
  /** A talent whose name is unknown. */
  unnamed: (id: number) => `Talento nº ${id}`,
  left: 'Não está mais na agência',
  sharedTitle: 'Seleção',
  shared: 'Quem enviou o link escolheu estes talentos. Seus favoritos continuam como estão.',
  sharedEmpty: 'Este link não traz nenhum talento da agência.',
  addAll: 'Guardar todos nos meus favoritos',
  allAdded: 'Todos estão nos seus favoritos.',
  toOwn: 'Meus favoritos',
  /** The talents of a link that have left the agency. */
  gone: (total: number) =>
    total === 1
      ? 'Um talento do link não está mais na agência.'
      : `${total} talentos do link não estão mais na agência.`,
  cut: (most: number) =>
    `O link traz mais talentos do que uma lista comporta: estes são os ${most} primeiros.`,
}

/** The texts that each language must have. */
type SelectionMessages = typeof pt

const en: SelectionMessages = {
  needsScript:
    'Your favorites are saved in this browser and appear only with JavaScript. Links that contain only talents open without it; links with a title or notes do not.',
  notWhole: 'Some of what was saved could not be read and was left out.',
  empty: 'You have no favorites yet.',
  emptyHint: 'The heart next to a name saves that model here, in this browser only.',
  toModels: 'See the models',
  shareTitle: (brand) => `A selection of models from ${brand}`,
  compare: 'Compare',
  chooseToCompare: 'Choose two to four models.',
  toAgencyByMail: 'To request this selection, send the address of this page to',
  print: 'Print',
  documents: 'PDF, ZIP, spreadsheet',
  clear: 'Clear',
  undo: 'Undo',
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name}`,
  moveBefore: (name) => `Move ${name} one position earlier`,
  moveAfter: (name) => `Move ${name} one position later`,
  unnamed: (id) => `Model no. ${id}`,
  left: 'No longer with the agency',
  sharedTitle: 'Selection',
  shared: 'The person who sent the link chose these models. Your own favorites stay as they are.',
  sharedEmpty: 'This link contains no models from the agency.',
  addAll: 'Save all to my favorites',
  allAdded: 'All of them are in your favorites.',
  toOwn: 'My favorites',
  gone: (total) =>
    total === 1
      ? 'One model in the link is no longer with the agency.'
      : `${total} models in the link are no longer with the agency.`,
  cut: (most) => `The link contains more models than a list can hold: these are the first ${most}.`,
}

const es: SelectionMessages = {
  needsScript:
    'Tus favoritos se guardan en este navegador y solo aparecen con JavaScript. Los enlaces que solo traen talentos se abren sin él; los que traen título o notas, no.',
  notWhole: 'Una parte de lo guardado no se pudo leer y quedó fuera.',
  empty: 'Aún no tienes favoritos.',
  emptyHint: 'El corazón junto a un nombre guarda a ese talento aquí, solo en este navegador.',
  toModels: 'Ver modelos',
  shareTitle: (brand) => `Una selección de modelos de ${brand}`,
  compare: 'Comparar',
  chooseToCompare: 'Elige de dos a cuatro talentos.',
  toAgencyByMail: 'Para pedir esta selección, envía la dirección de esta página a',
  print: 'Imprimir',
  documents: 'PDF, ZIP y tabla',
  clear: 'Vaciar',
  undo: 'Deshacer',
  remove: 'Quitar',
  removeNamed: (name) => `Quitar ${name}`,
  moveBefore: (name) => `Mover ${name} a la posición anterior`,
  moveAfter: (name) => `Mover ${name} a la posición siguiente`,
  unnamed: (id) => `Talento n.º ${id}`,
  left: 'Ya no está en la agencia',
  sharedTitle: 'Selección',
  shared: 'Quien envió el enlace eligió estos talentos. Tus favoritos siguen como están.',
  sharedEmpty: 'Este enlace no contiene ningún talento de la agencia.',
  addAll: 'Guardar todos en mis favoritos',
  allAdded: 'Todos están en tus favoritos.',
  toOwn: 'Mis favoritos',
  gone: (total) =>
    total === 1
      ? 'Un talento del enlace ya no está en la agencia.'
      : `${total} talentos del enlace ya no están en la agencia.`,
  cut: (most) =>
    `El enlace contiene más talentos de los que caben en una lista: estos son los ${most} primeros.`,
}

export const useSelectionMessages = hookOf<SelectionMessages>({ pt, en, es })
