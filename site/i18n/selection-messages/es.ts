import type { SelectionMessages } from './pt.ts'

export const es: SelectionMessages = {
  needsScript:
    'Tus favoritos están en este navegador, y mostrarlos necesita JavaScript. Los enlaces que recibes funcionan sin él.',
  notWhole: 'Una parte de lo guardado no se pudo leer y quedó fuera.',
  empty: 'Aún no tienes favoritos.',
  emptyHint: 'El corazón junto a un nombre guarda el talento aquí, solo en este navegador.',
  toModels: 'Ver modelos',
  shareTitle: (brand) => `Una selección de modelos de ${brand}`,
  toAgency: 'Enviar a la agencia',
  toAgencyByMail: 'Para pedir esta selección, envía la dirección de esta página a',
  print: 'Imprimir',
  clear: 'Vaciar',
  undo: 'Deshacer',
  remove: 'Quitar',
  removeNamed: (name) => `Quitar ${name}`,
  moveBefore: (name) => `Mover ${name} una posición atrás`,
  moveAfter: (name) => `Mover ${name} una posición adelante`,
  unnamed: (id) => `Talento n.º ${id}`,
  left: 'Ya no está en la agencia',
  sharedTitle: 'Selección',
  shared: 'Quien envió el enlace eligió estos talentos. Tus favoritos siguen como están.',
  sharedEmpty: 'Este enlace no trae ningún talento de la agencia.',
  addAll: 'Guardar todos en mis favoritos',
  allAdded: 'Todos están en tus favoritos.',
  toOwn: 'Mis favoritos',
  gone: (total) =>
    total === 1
      ? 'Un talento del enlace ya no está en la agencia.'
      : `${total} talentos del enlace ya no están en la agencia.`,
  cut: (most) =>
    `El enlace trae más talentos de los que caben en una lista: estos son los ${most} primeros.`,
}
