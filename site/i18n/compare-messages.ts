import { hookOf } from './use-messages.ts'

/** The texts of the comparison page. Portuguese is the source; its type binds the other languages. */
const pt = {
  title: 'Comparação',
  shareTitle: (names: string) => `Comparação: ${names}`,
  none: 'Escolha de dois a quatro talentos para ver lado a lado.',
  one: 'Escolha mais um talento para comparar.',
  how: 'O coração ao lado de um nome guarda o talento nos favoritos. Lá, “Comparar” põe lado a lado os que você escolher.',
  toFavorites: 'Abrir favoritos',
  toModels: 'Ver modelos',
  /** The talents beyond the fourth; `more` are not named. */
  leftOut: ({ names, more }: { names: string; more: number }) =>
    `Cabem quatro por vez. Ficaram de fora: ${names}${more === 0 ? '' : ` e mais ${more}`}.`,
  gone: (total: number) =>
    total === 1
      ? 'Um talento do link não está na agência.'
      : `${total} talentos do link não estão na agência.`,
  cut: (most: number) => `O link traz mais de ${most} talentos: os outros ficaram de fora.`,
  heights: 'Alturas na mesma escala',
  /** Beside a talent that has no height. */
  noHeight: 'Sem altura informada: fora da escala',
  differences: 'As diferenças são em relação ao primeiro valor de cada linha.',
  unknown: 'não informado',
  same: (name: string) => `igual a ${name}`,
  other: (name: string) => `diferente de ${name}`,
  more: ({ by, name }: { by: string; name: string }) => `${by} a mais que ${name}`,
  less: ({ by, name }: { by: string; name: string }) => `${by} a menos que ${name}`,
  photos: 'Fotos lado a lado',
  previous: 'Foto anterior de todos',
  next: 'Próxima foto de todos',
  place: ({ place, total }: { place: number; total: number }) => `${place} de ${total}`,
  noPhoto: 'Não há mais fotos',
  noGallery: 'Não há fotos',
  notCome: 'Não foi possível carregar as fotos',
  remove: 'Remover',
  removeNamed: (name: string) => `Remover ${name} da comparação`,
  print: 'Imprimir',
}

export type CompareMessages = typeof pt

const en: CompareMessages = {
  title: 'Comparison',
  shareTitle: (names) => `Comparison: ${names}`,
  none: 'Choose two to four models to see side by side.',
  one: 'Choose one more model to compare.',
  how: 'The heart next to a name saves that model to your favorites. There, “Compare” puts the ones you choose side by side.',
  toFavorites: 'Open favorites',
  toModels: 'See the models',
  leftOut: ({ names, more }) =>
    `Four fit at a time. Left out: ${names}${more === 0 ? '' : ` and ${more} more`}.`,
  gone: (total) =>
    total === 1
      ? 'One model in the link is not with the agency.'
      : `${total} models in the link are not with the agency.`,
  cut: (most) => `The link contains more than ${most} models: the others are left out.`,
  heights: 'Heights to the same scale',
  noHeight: 'Height not given: not to scale',
  differences: 'Differences are from the first value in each row.',
  unknown: 'not given',
  same: (name) => `same as ${name}`,
  other: (name) => `different from ${name}`,
  more: ({ by, name }) => `${by} more than ${name}`,
  less: ({ by, name }) => `${by} less than ${name}`,
  photos: 'Pictures side by side',
  previous: 'Previous picture of everyone',
  next: 'Next picture of everyone',
  place: ({ place, total }) => `${place} of ${total}`,
  noPhoto: 'No more pictures',
  noGallery: 'No pictures',
  notCome: 'The pictures could not be loaded just now',
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name} from the comparison`,
  print: 'Print',
}

const es: CompareMessages = {
  title: 'Comparación',
  shareTitle: (names) => `Comparación: ${names}`,
  none: 'Elige de dos a cuatro talentos para verlos lado a lado.',
  one: 'Elige un talento más para comparar.',
  how: 'El corazón junto a un nombre guarda a ese talento en tus favoritos. Allí, “Comparar” pone lado a lado a quienes elijas.',
  toFavorites: 'Abrir favoritos',
  toModels: 'Ver modelos',
  leftOut: ({ names, more }) =>
    `Caben cuatro a la vez. Quedaron fuera: ${names}${more === 0 ? '' : ` y ${more} más`}.`,
  gone: (total) =>
    total === 1
      ? 'Un talento del enlace no está en la agencia.'
      : `${total} talentos del enlace no están en la agencia.`,
  cut: (most) => `El enlace contiene más de ${most} talentos: los demás quedaron fuera.`,
  heights: 'Estaturas en la misma escala',
  noHeight: 'Sin estatura indicada: fuera de escala',
  differences: 'Las diferencias son respecto al primer valor de cada fila.',
  unknown: 'no indicado',
  same: (name) => `igual que ${name}`,
  other: (name) => `distinto de ${name}`,
  more: ({ by, name }) => `${by} más que ${name}`,
  less: ({ by, name }) => `${by} menos que ${name}`,
  photos: 'Fotos lado a lado',
  previous: 'Foto anterior de todos',
  next: 'Foto siguiente de todos',
  place: ({ place, total }) => `${place} de ${total}`,
  noPhoto: 'No hay más fotos',
  noGallery: 'No hay fotos',
  notCome: 'No se pudieron cargar las fotos',
  remove: 'Quitar',
  removeNamed: (name) => `Quitar a ${name} de la comparación`,
  print: 'Imprimir',
}

export const useCompareMessages = hookOf<CompareMessages>({ pt, en, es })
