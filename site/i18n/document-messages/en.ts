import type { DocumentMessages } from './pt.ts'

export const en: DocumentMessages = {
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
