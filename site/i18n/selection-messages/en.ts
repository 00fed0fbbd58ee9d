import type { SelectionMessages } from './pt.ts'

export const en: SelectionMessages = {
  needsScript:
    'Your favorites live in this browser, and showing them needs JavaScript. Links that you receive work without it.',
  notWhole: 'Some of what was kept could not be read and was left out.',
  empty: 'You have no favorites yet.',
  emptyHint: 'The heart beside a name keeps that talent here, in this browser only.',
  toModels: 'See the models',
  shareTitle: (brand) => `A selection of models at ${brand}`,
  toAgency: 'Send to the agency',
  toAgencyByMail: 'To ask for this selection, send the address of this page to',
  print: 'Print',
  clear: 'Clear',
  undo: 'Undo',
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name}`,
  moveBefore: (name) => `Move ${name} one place back`,
  moveAfter: (name) => `Move ${name} one place on`,
  unnamed: (id) => `Talent no. ${id}`,
  left: 'No longer with the agency',
  sharedTitle: 'Selection',
  shared: 'Whoever sent the link chose these talents. Your own favorites stay as they are.',
  sharedEmpty: 'This link names no talent of the agency.',
  addAll: 'Keep all in my favorites',
  allAdded: 'All of them are in your favorites.',
  toOwn: 'My favorites',
  gone: (total) =>
    total === 1
      ? 'One talent of the link is no longer with the agency.'
      : `${total} talents of the link are no longer with the agency.`,
  cut: (most) => `The link names more talents than a list can hold: these are the first ${most}.`,
}
