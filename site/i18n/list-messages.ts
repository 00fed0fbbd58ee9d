import { hookOf } from './use-messages.ts'

/** The texts of the visitor's lists, on the favorites page. Portuguese is the source; its type binds the other languages. */
const pt = {
  lists: 'Suas listas',
  newList: 'Nova lista',
  /** The title of a list until it gets one of its own. */
  newTitle: (number: number) => `Lista ${number}`,
  rename: 'Renomear',
  title: 'Nome da lista',
  deleteList: 'Excluir lista',
  heartsHere: 'O coração guarda os talentos na lista que está aberta.',
  linkOptions: 'Remetente e QR code',
  offline: 'Usar offline',
  toAnswer: 'Marcar e responder',
  tooMany: (most: number) => `Cabem até ${most} listas. Exclua uma para criar outra.`,
  empty: 'Esta lista ainda está vazia.',
  marks: { yes: 'Sim', maybe: 'Talvez', no: 'Não' },
  markOf: (name: string) => `Marca de ${name}`,
  note: 'Nota',
  noteOf: (name: string) => `Nota sobre ${name}`,
  moved: (name: string) => `${name} mudou de lugar.`,
  noted: (name: string) => `A nota sobre ${name} mudou.`,
  marked: (name: string, mark: string) => `${name}: ${mark.toLowerCase()}.`,
  unmarked: (name: string) => `${name}: sem marca.`,
  renamed: (title: string) => `A lista agora se chama ${title}.`,
  created: (title: string) => `Lista criada: ${title}.`,
  deleted: (title: string) => `Lista excluída: ${title}.`,
  merged: (total: number, title: string) =>
    total === 1 ? `1 talento entrou em ${title}.` : `${total} talentos entraram em ${title}.`,
}

export type ListMessages = typeof pt

const en: ListMessages = {
  lists: 'Your lists',
  newList: 'New list',
  newTitle: (number) => `List ${number}`,
  rename: 'Rename',
  title: 'Name of the list',
  deleteList: 'Delete list',
  heartsHere: 'The heart adds models to the list that is open.',
  linkOptions: 'Sender and QR code',
  offline: 'Use offline',
  toAnswer: 'Mark and answer',
  tooMany: (most) => `There is room for ${most} lists. Delete one to create another.`,
  empty: 'This list is still empty.',
  marks: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
  markOf: (name) => `Mark for ${name}`,
  note: 'Note',
  noteOf: (name) => `Note on ${name}`,
  moved: (name) => `${name} has moved.`,
  noted: (name) => `The note on ${name} has changed.`,
  marked: (name, mark) => `${name}: ${mark.toLowerCase()}.`,
  unmarked: (name) => `${name}: no mark.`,
  renamed: (title) => `The list is now called ${title}.`,
  created: (title) => `List created: ${title}.`,
  deleted: (title) => `List deleted: ${title}.`,
  merged: (total, title) =>
    total === 1 ? `1 model was added to ${title}.` : `${total} models were added to ${title}.`,
}

const es: ListMessages = {
  lists: 'Tus listas',
  newList: 'Nueva lista',
  newTitle: (number) => `Lista ${number}`,
  rename: 'Cambiar nombre',
  title: 'Nombre de la lista',
  deleteList: 'Eliminar lista',
  heartsHere: 'El corazón guarda los talentos en la lista que está abierta.',
  linkOptions: 'Remitente y código QR',
  offline: 'Usar sin conexión',
  toAnswer: 'Marcar y responder',
  tooMany: (most) => `Caben hasta ${most} listas. Elimina una para crear otra.`,
  empty: 'Esta lista aún está vacía.',
  marks: { yes: 'Sí', maybe: 'Quizás', no: 'No' },
  markOf: (name) => `Marca de ${name}`,
  note: 'Nota',
  noteOf: (name) => `Nota sobre ${name}`,
  moved: (name) => `${name} cambió de lugar.`,
  noted: (name) => `La nota sobre ${name} cambió.`,
  marked: (name, mark) => `${name}: ${mark.toLowerCase()}.`,
  unmarked: (name) => `${name}: sin marca.`,
  renamed: (title) => `La lista ahora se llama ${title}.`,
  created: (title) => `Lista creada: ${title}.`,
  deleted: (title) => `Lista eliminada: ${title}.`,
  merged: (total, title) =>
    total === 1 ? `1 talento se añadió a ${title}.` : `${total} talentos se añadieron a ${title}.`,
}

export const useListMessages = hookOf<ListMessages>({ pt, en, es })
