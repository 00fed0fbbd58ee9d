import type { Messages } from './pt.ts'

export const es: Messages = {
  skipLink: 'Ir al contenido',
  home: {
    description: (brand) =>
      `${brand}, agencia de modelos. Conoce a nuestros talentos, sus books y medidas.`,
    skipSplash: 'Omitir',
    pauseSlides: 'Pausar imágenes',
    playSlides: 'Reproducir imágenes',
  },
  newsletter: {
    title: 'Newsletter',
    empty: 'No hay noticias por ahora.',
  },
  roster: {
    title: { all: 'Modelos', woman: 'Mujeres', man: 'Hombres' },
    description: ({ title, brand }) => `${title} de ${brand}: fotos, medidas y books.`,
    empty: 'No hay modelos disponibles',
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
    close: 'Cerrar',
    show: (total) =>
      total === 0
        ? 'No hay modelos disponibles'
        : `Ver ${total} ${total === 1 ? 'modelo' : 'modelos'}`,
    from: 'De',
    to: 'A',
    any: 'Cualquiera',
    range: ({ from, to }) =>
      from === null ? `hasta ${to}` : to === null ? `desde ${from}` : `${from} a ${to}`,
    letterName: 'Letra',
    pageName: 'Página',
    sort: 'Orden',
    sorts: { agency: 'de la agencia', name: 'por nombre' },
    corrected: 'Parte de la dirección se ajustó o se dejó de lado: ',
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
    description: ({ name, brand }) => `${name} en ${brand}: book, polaroids, videos y medidas.`,
    elsewhere: 'Más sobre este talento',
    neighbours: 'Otros talentos',
    previous: 'Anterior',
    next: 'Siguiente',
    measures: 'Medidas',
    height: 'Altura',
    bust: 'Busto',
    chest: 'Pecho',
    suit: 'Traje',
    waist: 'Cintura',
    hips: 'Cadera',
    jeans: 'Jeans',
    shoes: 'Calzado',
    hair: 'Pelo',
    eyes: 'Ojos',
    feetInches: ({ feet, inches }) =>
      `${feet} pies y ${inches} ${inches === '1' ? 'pulgada' : 'pulgadas'}`,
    inches: (inches) => `${inches} pulgadas`,
    nationality: 'Nacionalidad',
    languages: 'Idiomas',
    levels: { native: 'nativo', fluent: 'fluido', intermediate: 'intermedio', basic: 'básico' },
    galleries: 'Galerías',
    book: 'Book',
    polaroids: 'Polaroids',
    films: 'Videos',
    digitals: 'Digitales',
    digitalVideos: 'Videos digitales',
    chooseDigitals: 'Digitales o videos digitales',
    previousFrame: 'Foto anterior',
    nextFrame: 'Foto siguiente',
    closeFrame: 'Cerrar',
    frameOf: ({ position, total }) => `${position} de ${total}`,
    instagram: 'Instagram',
    modelsCom: 'Models.com',
    frame: ({ name, gallery, position, total }) =>
      `${name}, ${gallery.toLowerCase()}, ${position} de ${total}`,
    cover: (name) => `${name}, foto de portada`,
    coverFilm: (name) => `${name}, video de portada`,
    pauseFilm: 'Pausar video',
    playFilm: 'Reproducir video',
    watchOn: (provider) => `Ver en ${provider}`,
    openAt: (provider) => `Abrir en ${provider}`,
    filmFails: 'Este navegador no reproduce este video.',
    openFile: 'Abrir el archivo',
    clip: ({ name, gallery, position }) => `${name}, ${gallery.toLowerCase()}, ${position}`,
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
  selection: {
    needsScript:
      'Tus favoritos están en este navegador, y mostrarlos necesita JavaScript. Los enlaces que recibes funcionan sin él.',
    notWhole: 'Una parte de lo guardado no se pudo leer y quedó fuera.',
    empty: 'Aún no tienes favoritos.',
    emptyHint: 'El corazón junto a un nombre guarda el talento aquí, solo en este navegador.',
    toModels: 'Ver modelos',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'Copia el enlace:',
    share: 'Compartir',
    shareTitle: (brand) => `Una selección de modelos de ${brand}`,
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
  },
  menu: {
    dialog: 'Menú',
    open: 'Menú',
    close: 'Cerrar',
    back: 'Volver',
    all: { woman: 'Todas', man: 'Todos' },
    instagram: 'Instagram',
    label: 'Navegación',
    home: (brand) => `${brand}, página de inicio`,
    models: 'Modelos',
    everyone: 'Todos los modelos',
    language: 'Idioma',
  },
  footer: {
    label: 'Contacto y enlaces',
    copyright: ({ year, brand }) => `© ${year} ${brand}`,
  },
  documents: {
    choice: {
      title: 'Ninguna foto elegida',
      message: 'Elige de 1 a 60 fotos e inténtalo de nuevo.',
    },
    gone: {
      title: 'El book ha cambiado',
      message: 'Una de las fotos ya no está en el perfil. Recarga la página y elige de nuevo.',
    },
    unprintable: {
      title: 'Una foto no se puede imprimir',
      message: 'No se pudo leer una de las fotos elegidas. Inténtalo con menos fotos.',
    },
    busy: {
      title: 'Un momento',
      message: 'Se están haciendo muchos documentos. Inténtalo de nuevo en unos segundos.',
    },
    failed: {
      title: 'El documento no está listo',
      message:
        'No se pudo hacer el documento. Tu elección sigue en el formulario: inténtalo de nuevo.',
    },
    backTo: (name) => `Volver a ${name}`,
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
      title: 'No podemos mostrar esta página ahora',
      hint: 'El problema es nuestro, no tuyo. Nada de lo que hiciste aquí se perdió. Vuelve a intentarlo en un minuto.',
    },
    'no-connection': {
      title: 'Sin conexión con el sitio',
      hint: 'Revisa tu conexión a internet y vuelve a intentarlo. No se perdió nada.',
    },
    'page-incomplete': {
      title: 'Esta página no llegó entera',
      hint: 'Puede que el sitio acabe de cambiar. Vuelve a intentarlo: la página se cargará desde el principio.',
    },
    unexpected: {
      title: 'Algo salió mal de nuestro lado',
      hint: 'Nada de lo que hiciste aquí se perdió. Vuelve a intentarlo en un momento.',
    },
    known: 'Ya lo sabemos.',
    contact: 'Si continúa, escribe a',
    reference: (reference) => `Referencia: ${reference}`,
    return: 'Volver',
    toHome: 'Home',
    tryAgain: 'Reintentar',
  },
}
