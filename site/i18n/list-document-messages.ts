import type { Locale } from '#agency/locale.ts'

import { hookOf } from './use-messages.ts'

/** The texts of a list's documents. They load with the form that shows them. Portuguese is the source. */
const pt = {
  title: 'Documentos da lista',
  total: (count: number) => (count === 1 ? '1 talento' : `${count} talentos`),
  listTitle: 'Título',
  client: 'Cliente ou projeto',
  optional: 'opcional',
  layout: 'Talentos por página do PDF',
  perPage: (count: number) => (count === 1 ? 'Um por página' : `${count} por página`),
  layoutHint: 'O PDF abre com uma capa: título, cliente e data.',
  pictures: 'Fotos',
  allCovers: 'A capa de cada talento.',
  chosenPictures: (count: number) =>
    count === 1
      ? '1 foto escolhida no lugar da capa.'
      : `${count} fotos escolhidas no lugar da capa.`,
  choosePictures: 'Escolher fotos',
  picturesHint: 'A foto de cada talento no PDF, e a frente do composite no ZIP.',
  pictureOf: (name: string) => `Foto de ${name}`,
  ownCover: 'Capa',
  coverOf: (name: string) => `${name}, capa`,
  noPictures: 'Não foi possível carregar as fotos. Tente de novo.',
  onlyCover: 'Não há outras fotos.',
  notes: 'Com as minhas notas',
  zipHint:
    'O ZIP traz um composite de cada talento. XLSX e CSV trazem as medidas nas duas unidades.',
  noPdf: 'O sistema desta agência não faz PDF de listas. Os outros formatos estão aqui.',
  left: (names: readonly string[]) =>
    names.length === 1
      ? `Não está mais na agência e fica de fora: ${names[0]}.`
      : `Não estão mais na agência e ficam de fora: ${names.join(', ')}.`,
  unnamed: (id: number) => `nº ${id}`,
  tooMany: (most: number) =>
    `PDF e ZIP têm até ${most} talentos. Divida a lista, ou baixe XLSX ou CSV.`,
  kinds: { pdf: 'PDF', zip: 'ZIP', xlsx: 'XLSX', csv: 'CSV' },
  making: {
    pdf: 'Preparando o PDF',
    zip: 'Preparando o ZIP',
    xlsx: 'Preparando',
    csv: 'Preparando',
  },
  made: { pdf: 'PDF pronto', zip: 'ZIP pronto', xlsx: 'Pronto', csv: 'Pronto' },
  choice: {
    title: 'Escolha de 1 a 100 talentos',
    message: 'PDF e ZIP têm de 1 a 100 talentos, XLSX e CSV até 200. Mude a lista e tente de novo.',
  },
  gone: {
    title: 'Ninguém desta lista está na agência',
    message: 'Nenhum talento desta lista está mais na agência.',
  },
  backToList: 'Voltar para a lista',
  fallbackTitle: 'Seleção',
  cover: { for: (client: string) => `Para ${client}` },
  composites: 'composites',
  table: {
    sheet: 'Talentos',
    name: 'Nome',
    note: 'Nota',
    profile: 'Perfil',
    units: { feet: 'pés', inches: 'pol.' },
  },
  missing: {
    file: 'faltando.txt',
    head: 'O que falta neste arquivo:',
    left: 'não está mais na agência',
    empty: 'não tem fotos para um composite',
    pictures: (count: number) =>
      count === 1
        ? 'sem 1 foto que não pôde ser lida'
        : `sem ${count} fotos que não puderam ser lidas`,
    failed: 'o composite não pôde ser feito agora',
  },
}

type ListDocumentMessages = typeof pt

const en: ListDocumentMessages = {
  title: 'Documents for the list',
  total: (count) => (count === 1 ? '1 model' : `${count} models`),
  listTitle: 'Title',
  client: 'Client or project',
  optional: 'optional',
  layout: 'Models per PDF page',
  perPage: (count) => (count === 1 ? 'One per page' : `${count} per page`),
  layoutHint: 'The PDF opens with a cover: title, client and date.',
  pictures: 'Pictures',
  allCovers: 'The cover of each model.',
  chosenPictures: (count) =>
    count === 1
      ? '1 picture chosen instead of the cover.'
      : `${count} pictures chosen instead of the cover.`,
  choosePictures: 'Choose pictures',
  picturesHint: 'Each model’s picture in the PDF, and the front of the composite in the ZIP.',
  pictureOf: (name) => `Picture of ${name}`,
  ownCover: 'Cover',
  coverOf: (name) => `${name}, cover`,
  noPictures: 'The pictures could not be loaded. Try again.',
  onlyCover: 'There are no other pictures.',
  notes: 'Include my notes',
  zipHint:
    'The ZIP has a composite of each model. XLSX and CSV have the measurements in both units.',
  noPdf: 'This agency’s system cannot make PDFs of lists. The other formats are here.',
  left: (names) =>
    names.length === 1
      ? `No longer with the agency, and left out: ${names[0]}.`
      : `No longer with the agency, and left out: ${names.join(', ')}.`,
  unnamed: (id) => `no. ${id}`,
  tooMany: (most) =>
    `PDF and ZIP take up to ${most} models. Split the list, or download XLSX or CSV.`,
  kinds: { pdf: 'PDF', zip: 'ZIP', xlsx: 'XLSX', csv: 'CSV' },
  making: {
    pdf: 'Preparing the PDF',
    zip: 'Preparing the ZIP',
    xlsx: 'Preparing',
    csv: 'Preparing',
  },
  made: { pdf: 'PDF ready', zip: 'ZIP ready', xlsx: 'Ready', csv: 'Ready' },
  choice: {
    title: 'Choose 1 to 100 models',
    message:
      'PDF and ZIP take 1 to 100 models, XLSX and CSV up to 200. Change the list and try again.',
  },
  gone: {
    title: 'Nobody on this list is with the agency',
    message: 'No model on this list is with the agency any longer.',
  },
  backToList: 'Back to the list',
  fallbackTitle: 'Selection',
  cover: { for: (client) => `For ${client}` },
  composites: 'composites',
  table: {
    sheet: 'Models',
    name: 'Name',
    note: 'Note',
    profile: 'Profile',
    units: { feet: 'ft', inches: 'in' },
  },
  missing: {
    file: 'missing.txt',
    head: 'What is missing from this archive:',
    left: 'is no longer with the agency',
    empty: 'has no pictures for a composite',
    pictures: (count) =>
      count === 1
        ? 'without 1 picture that could not be read'
        : `without ${count} pictures that could not be read`,
    failed: 'the composite could not be made just now',
  },
}

const es: ListDocumentMessages = {
  title: 'Documentos de la lista',
  total: (count) => (count === 1 ? '1 talento' : `${count} talentos`),
  listTitle: 'Título',
  client: 'Cliente o proyecto',
  optional: 'opcional',
  layout: 'Talentos por página del PDF',
  perPage: (count) => (count === 1 ? 'Uno por página' : `${count} por página`),
  layoutHint: 'El PDF abre con una portada: título, cliente y fecha.',
  pictures: 'Fotos',
  allCovers: 'La portada de cada talento.',
  chosenPictures: (count) =>
    count === 1
      ? '1 foto elegida en lugar de la portada.'
      : `${count} fotos elegidas en lugar de la portada.`,
  choosePictures: 'Elegir fotos',
  picturesHint: 'La foto de cada talento en el PDF, y el frente del composite en el ZIP.',
  pictureOf: (name) => `Foto de ${name}`,
  ownCover: 'Portada',
  coverOf: (name) => `${name}, portada`,
  noPictures: 'No se pudieron cargar las fotos. Inténtalo de nuevo.',
  onlyCover: 'No hay otras fotos.',
  notes: 'Con mis notas',
  zipHint:
    'El ZIP trae un composite de cada talento. XLSX y CSV traen las medidas en ambas unidades.',
  noPdf: 'El sistema de esta agencia no hace PDF de listas. Los otros formatos están aquí.',
  left: (names) =>
    names.length === 1
      ? `Ya no está en la agencia y queda fuera: ${names[0]}.`
      : `Ya no están en la agencia y quedan fuera: ${names.join(', ')}.`,
  unnamed: (id) => `n.º ${id}`,
  tooMany: (most) =>
    `PDF y ZIP tienen hasta ${most} talentos. Divide la lista, o descarga XLSX o CSV.`,
  kinds: { pdf: 'PDF', zip: 'ZIP', xlsx: 'XLSX', csv: 'CSV' },
  making: {
    pdf: 'Preparando el PDF',
    zip: 'Preparando el ZIP',
    xlsx: 'Preparando',
    csv: 'Preparando',
  },
  made: { pdf: 'PDF listo', zip: 'ZIP listo', xlsx: 'Listo', csv: 'Listo' },
  choice: {
    title: 'Elige de 1 a 100 talentos',
    message:
      'PDF y ZIP tienen de 1 a 100 talentos, XLSX y CSV hasta 200. Cambia la lista e inténtalo de nuevo.',
  },
  gone: {
    title: 'Nadie de esta lista está en la agencia',
    message: 'Ningún talento de esta lista sigue en la agencia.',
  },
  backToList: 'Volver a la lista',
  fallbackTitle: 'Selección',
  cover: { for: (client) => `Para ${client}` },
  composites: 'composites',
  table: {
    sheet: 'Talentos',
    name: 'Nombre',
    note: 'Nota',
    profile: 'Perfil',
    units: { feet: 'pies', inches: 'pulg.' },
  },
  missing: {
    file: 'faltante.txt',
    head: 'Lo que falta en este archivo:',
    left: 'ya no está en la agencia',
    empty: 'no tiene fotos para un composite',
    pictures: (count) =>
      count === 1 ? 'sin 1 foto que no se pudo leer' : `sin ${count} fotos que no se pudieron leer`,
    failed: 'el composite no se pudo hacer ahora',
  },
}

export const listDocumentMessages: Readonly<Record<Locale, ListDocumentMessages>> = { pt, en, es }

export const useListDocumentMessages = hookOf(listDocumentMessages)
