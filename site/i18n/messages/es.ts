import type { Messages } from './pt.ts'

export const es: Messages = {
  skipLink: 'Ir al contenido',
  close: 'Cerrar',
  home: {
    title: 'Inicio',
    skipSplash: 'Omitir',
    pauseSlides: 'Pausar imágenes',
    playSlides: 'Reproducir imágenes',
  },
  newsletter: {
    title: 'Newsletter',
  },
  roster: {
    title: { all: 'Modelos', woman: 'Mujeres', man: 'Hombres' },
    description: ({ title, brand }) => `${title} de ${brand}: fotos, medidas y books.`,
    empty: 'No se encontraron modelos',
    skipFilters: 'Ir a los modelos',
    genders: 'Género',
    choices: 'Boards y géneros',
    boards: 'Boards',
    everyBoard: 'Todos los boards',
    everyone: 'Todos',
    count: (total) => (total === 1 ? '1 modelo' : `${total} modelos`),
    progress: ({ from, to, total }) => `${from} a ${to} de ${total}`,
    more: 'Más modelos',
    shown: ({ shown, total }) => `${shown} de ${total}`,
    pages: 'Páginas',
    previousPage: 'Anteriores',
    nextPage: 'Siguientes',
    page: (number) => `página ${number}`,
    every: { all: 'Todos', woman: 'Todas', man: 'Todos' },
    alphabet: 'Por letra del nombre',
    letter: (letter) => `letra ${letter.toUpperCase()}`,
    anyLetter: ', mostrar todas las letras',
    filter: 'Filtrar',
    filters: (count) => (count === 1 ? '1 filtro activo' : `${count} filtros activos`),
    activeFilters: 'Filtros activos',
    remove: 'quitar',
    clear: 'Quitar filtros',
    range: ({ from, to }) =>
      from === null
        ? `hasta ${to}`
        : to === null
          ? `desde ${from}`
          : from === to
            ? from
            : `${from} a ${to}`,
    letterName: 'Letra',
    pageName: 'Página',
    sort: 'Orden',
    sorts: {
      agency: 'de la agencia',
      name: 'por nombre',
      tallest: 'mayor estatura',
      shortest: 'menor estatura',
    },
    corrected: 'Ajustado u omitido: ',
    search: 'Búsqueda',
    searchExample: 'Nombre o briefing: 174–180, cintura hasta 64',
    name: 'Nombre',
    unread: 'No entendido',
    measuresOf: (name) => `Medidas de ${name}`,
  },
  boards: {
    image: 'Image',
    mainboard: 'Mainboard',
    direct: 'Direct',
    development: 'Development',
    nova_bossa: 'Nova Bossa',
    actors: 'Actores',
    new_faces: 'New Faces',
    international: 'Internacional',
    curvy: 'Curvy',
    talents: 'Talentos',
    creative: 'Creativos',
    kids: 'Kids',
  },
  talent: {
    measures: 'Medidas',
    height: 'Estatura',
    bust: 'Busto',
    chest: 'Pecho',
    suit: 'Traje',
    waist: 'Cintura',
    hips: 'Cadera',
    jeans: 'Jeans',
    shoes: 'Calzado',
    hair: 'Cabello',
    eyes: 'Ojos',
    feetInches: ({ feet, inches }) =>
      `${feet} pies y ${inches} ${inches === '1' ? 'pulgada' : 'pulgadas'}`,
    inches: (inches) => `${inches} ${inches === '1' ? 'pulgada' : 'pulgadas'}`,
    nationality: 'Nacionalidad',
    languages: 'Idiomas',
    book: 'Book',
    polaroids: 'Polaroids',
  },
  carousel: {
    role: 'carrusel',
    previous: 'Anteriores',
    next: 'Siguientes',
    position: ({ from, to, total }) =>
      from === to ? `${from} de ${total}` : `${from}–${to} de ${total}`,
  },
  favorites: {
    title: 'Favoritos',
    favorite: 'Añadir a favoritos',
    isFavorite: 'En favoritos',
    add: (name) => `Añadir a favoritos: ${name}`,
    takeOut: (name) => `En favoritos: quitar a ${name}`,
    count: (total) =>
      total === 0 ? 'Ningún favorito.' : total === 1 ? '1 favorito.' : `${total} favoritos.`,
    added: (names) =>
      names.length === 1
        ? `${names[0] || 'El talento'} está en tus favoritos.`
        : `${names.length} talentos están en tus favoritos.`,
    removed: (names) =>
      names.length === 1
        ? `${names[0] || 'El talento'} salió de tus favoritos.`
        : `${names.length} talentos salieron de tus favoritos.`,
    moved: ({ name, position, total }) => {
      const end = position === 1 ? ', la primera' : position === total ? ', la última' : ''
      return `${name}: posición ${position} de ${total}${end}.`
    },
    full: (most) => `Caben ${most} favoritos. Quita a alguien para hacer sitio.`,
    notKept: 'Este navegador no guarda favoritos: duran solo hasta que cierres esta página.',
  },
  scouting: { title: 'Ser modelo' },
  about: { title: 'Nosotros', staff: 'Equipo' },
  contact: { title: 'Contacto' },
  privacy: {
    title: 'Privacidad',
  },
  accessibility: { title: 'Accesibilidad' },
  scoutCheck: { footer: 'Scouts' },
  menu: {
    dialog: 'Menú',
    open: 'Menú',
    back: 'Volver',
    boards: { woman: 'Boards de mujeres', man: 'Boards de hombres' },
    instagram: 'Instagram',
    label: 'Navegación',
    home: (brand) => `${brand}, página de inicio`,
    models: 'Modelos',
    everyone: 'Todos los modelos',
    language: 'Idioma',
  },
  footer: {
    label: 'Contacto y enlaces',
    copyright: ({ year, brand }) => `©\u00a0${year}\u00a0${brand}`,
  },
  errors: {
    'page-not-found': {
      title: 'No encontramos esta página',
      hint: 'La dirección puede haber cambiado o tener una letra de más. Los talentos siguen aquí.',
    },
    'language-not-found': {
      title: 'This page could not be found.',
      hint: 'Hablamos portugués, inglés y español.',
    },
    'service-unavailable': {
      title: 'No podemos cargar esta página ahora',
      hint: 'El problema es nuestro, no tuyo. Nada de lo que hiciste aquí se perdió. Inténtalo de nuevo en un minuto.',
    },
    'no-connection': {
      title: 'Sin conexión con el sitio',
      hint: 'Revisa tu conexión a internet e inténtalo de nuevo. No se perdió nada.',
    },
    'page-incomplete': {
      title: 'Esta página no se cargó por completo',
      hint: 'Puede que el sitio acabe de cambiar. Inténtalo de nuevo: la página se cargará desde el principio.',
    },
    unexpected: {
      title: 'Algo salió mal de nuestro lado',
      hint: 'Nada de lo que hiciste aquí se perdió. Inténtalo de nuevo en un momento.',
    },
    known: 'Ya estamos al tanto.',
    contact: 'Si continúa, escribe a',
    reference: (reference) => `Referencia: ${reference}`,
    return: 'Volver',
    toHome: 'Inicio',
    tryAgain: 'Intentar de nuevo',
  },
}
