import type { Messages } from './pt.ts'

export const en: Messages = {
  skipLink: 'Skip to content',
  close: 'Close',
  home: {
    title: 'Home',
    skipSplash: 'Skip',
    pauseSlides: 'Pause pictures',
    playSlides: 'Play pictures',
  },
  newsletter: {
    title: 'Newsletter',
  },
  roster: {
    title: { all: 'Models', woman: 'Women', man: 'Men' },
    description: ({ title, brand }) => `${title} at ${brand}: pictures, measurements and books.`,
    empty: 'No models found',
    skipFilters: 'Skip to the models',
    genders: 'Gender',
    choices: 'Boards and genders',
    boards: 'Boards',
    everyBoard: 'All boards',
    everyone: 'Everyone',
    count: (total) => (total === 1 ? '1 model' : `${total} models`),
    progress: ({ from, to, total }) => `${from} to ${to} of ${total}`,
    more: 'More models',
    shown: ({ shown, total }) => `${shown} of ${total}`,
    pages: 'Pages',
    previousPage: 'Previous',
    nextPage: 'Next',
    page: (number) => `page ${number}`,
    every: { all: 'All', woman: 'All', man: 'All' },
    alphabet: 'By first letter',
    letter: (letter) => `letter ${letter.toUpperCase()}`,
    anyLetter: ', show all letters',
    filter: 'Filter',
    filters: (count) => (count === 1 ? '1 active filter' : `${count} active filters`),
    activeFilters: 'Active filters',
    remove: 'remove',
    clear: 'Clear filters',
    range: ({ from, to }) =>
      from === null
        ? `up to ${to}`
        : to === null
          ? `${from} and up`
          : from === to
            ? from
            : `${from} to ${to}`,
    letterName: 'Letter',
    pageName: 'Page',
    sort: 'Sort',
    sorts: {
      agency: 'agency order',
      name: 'by name',
      tallest: 'tallest first',
      shortest: 'shortest first',
    },
    corrected: 'Adjusted or left out: ',
    search: 'Search',
    searchExample: 'Name or brief: 174–180, waist up to 64',
    name: 'Name',
    unread: 'Not understood',
    measuresOf: (name) => `Measurements of ${name}`,
  },
  boards: {
    image: 'Image',
    mainboard: 'Mainboard',
    direct: 'Direct',
    development: 'Development',
    nova_bossa: 'Nova Bossa',
    actors: 'Actors',
    new_faces: 'New faces',
    international: 'International',
    curvy: 'Curvy',
    talents: 'Talents',
    creative: 'Creatives',
    kids: 'Kids',
  },
  talent: {
    measures: 'Measurements',
    height: 'Height',
    bust: 'Bust',
    chest: 'Chest',
    suit: 'Suit',
    waist: 'Waist',
    hips: 'Hips',
    jeans: 'Jeans',
    shoes: 'Shoes',
    hair: 'Hair',
    eyes: 'Eyes',
    feetInches: ({ feet, inches }) =>
      `${feet} feet ${inches} ${inches === '1' ? 'inch' : 'inches'}`,
    inches: (inches) => `${inches} ${inches === '1' ? 'inch' : 'inches'}`,
    nationality: 'Nationality',
    languages: 'Languages',
    book: 'Book',
    polaroids: 'Polaroids',
  },
  carousel: {
    role: 'carousel',
    previous: 'Previous',
    next: 'Next',
    position: ({ from, to, total }) =>
      from === to ? `${from} of ${total}` : `${from}–${to} of ${total}`,
  },
  favorites: {
    title: 'Favorites',
    favorite: 'Add to favorites',
    isFavorite: 'In favorites',
    add: (name) => `Add to favorites: ${name}`,
    takeOut: (name) => `In favorites: remove ${name}`,
    count: (total) =>
      total === 0 ? 'No favorites.' : total === 1 ? '1 favorite.' : `${total} favorites.`,
    added: (names) =>
      names.length === 1
        ? `${names[0] || 'The model'} is in your favorites.`
        : `${names.length} models are in your favorites.`,
    removed: (names) =>
      names.length === 1
        ? `${names[0] || 'The model'} is no longer in your favorites.`
        : `${names.length} models are no longer in your favorites.`,
    moved: ({ name, position, total }) => {
      const end = position === 1 ? ', the first' : position === total ? ', the last' : ''
      return `${name}: position ${position} of ${total}${end}.`
    },
    full: (most) => `Favorites hold up to ${most} models. Remove someone to make room.`,
    notKept: 'This browser does not save favorites: they last only until you close this page.',
  },
  scouting: { title: 'Be a model' },
  about: { title: 'About', staff: 'Team' },
  contact: { title: 'Contact' },
  privacy: {
    title: 'Privacy',
  },
  accessibility: { title: 'Accessibility' },
  scoutCheck: { footer: 'Scouts' },
  menu: {
    dialog: 'Menu',
    open: 'Menu',
    back: 'Back',
    boards: { woman: 'Women’s boards', man: 'Men’s boards' },
    instagram: 'Instagram',
    label: 'Navigation',
    home: (brand) => `${brand}, home page`,
    models: 'Models',
    everyone: 'All models',
    language: 'Language',
  },
  footer: {
    label: 'Contact and links',
    copyright: ({ year, brand }) => `©\u00a0${year}\u00a0${brand}`,
  },
  errors: {
    'page-not-found': {
      title: 'This page could not be found',
      hint: 'The address may have changed or contain a typo. The models are still here.',
    },
    'language-not-found': {
      title: 'This page could not be found.',
      hint: 'We speak Portuguese, English and Spanish.',
    },
    'service-unavailable': {
      title: 'We cannot load this page right now',
      hint: 'The problem is ours, not yours. Nothing you did here is lost. Please try again in a minute.',
    },
    'no-connection': {
      title: 'No connection to the site',
      hint: 'Check your internet connection and try again. Nothing is lost.',
    },
    'page-incomplete': {
      title: 'This page did not load completely',
      hint: 'The site may just have changed. Try again: the page will load from the beginning.',
    },
    unexpected: {
      title: 'Something went wrong on our side',
      hint: 'Nothing you did here is lost. Please try again in a moment.',
    },
    known: 'We already know about it.',
    contact: 'If it keeps happening, write to',
    reference: (reference) => `Reference: ${reference}`,
    return: 'Go back',
    toHome: 'Home',
    tryAgain: 'Try again',
  },
}
