import type { BoardName } from '#agency/board.ts'

/** Every text that visitors read. Portuguese is the source: its type binds the other languages. */
export const pt = {
  languageName: 'Português',
  skipLink: 'Ir para o conteúdo',
  home: {
    description: (brand: string) =>
      `${brand}, agência de modelos. Conheça nossos talentos, seus books e medidas.`,
    skipSplash: 'Pular',
    pauseSlides: 'Pausar imagens',
    playSlides: 'Passar imagens',
  },
  newsletter: {
    title: 'Newsletter',
    empty: 'Nenhuma notícia no momento.',
  },
  roster: {
    title: { all: 'Modelos', woman: 'Mulheres', man: 'Homens' },
    description: ({ title, brand }: { title: string; brand: string }) =>
      `${title} da ${brand}: fotos, medidas e books.`,
    empty: 'Nenhum talento disponível',
    genders: 'Gênero',
    choices: 'Boards e gêneros',
    boards: 'Boards',
    everyBoard: 'Todos os boards',
    everyone: 'Todos',
    count: (total: number) => (total === 1 ? '1 modelo' : `${total} modelos`),
    /** Under the grid; `to` never exceeds `total`. */
    progress: ({ from, to, total }: { from: number; to: number; total: number }) =>
      `${from} a ${to} de ${total}`,
    pages: 'Páginas',
    previousPage: 'Anteriores',
    nextPage: 'Próximos',
    page: (number: number) => `página ${number}`,
  },
  boards: {
    image: 'Image',
    mainboard: 'Mainboard',
    direct: 'Direct',
    development: 'Development',
    nova_bossa: 'Nova Bossa',
    actors: 'Atores',
    new_faces: 'New Faces',
    international: 'Internacional',
    curvy: 'Curvy',
    talents: 'Talentos',
    creative: 'Criativos',
    kids: 'Kids',
  } satisfies Record<BoardName, string>,
  talent: {
    description: ({ name, brand }: { name: string; brand: string }) =>
      `${name} na ${brand}: book, polaroids, vídeos e medidas.`,
    elsewhere: 'Mais sobre este talento',
    measures: 'Medidas',
    height: 'Altura',
    bust: 'Busto',
    chest: 'Tórax',
    suit: 'Terno',
    waist: 'Cintura',
    hips: 'Quadril',
    jeans: 'Jeans',
    shoes: 'Sapato',
    hair: 'Cabelo',
    eyes: 'Olhos',
    nationality: 'Nacionalidade',
    languages: 'Idiomas',
    levels: { native: 'nativo', fluent: 'fluente', intermediate: 'intermediário', basic: 'básico' },
    gallery: 'Galeria',
    book: 'Book',
    polaroids: 'Polaroids',
    films: 'Vídeos',
    digitalVideos: 'Vídeos digitais',
    instagram: 'Instagram',
    modelsCom: 'Models.com',
    /** What a picture of a gallery is called; its caption stands beneath. */
    frame: (frame: { name: string; gallery: string; position: number; total: number }) =>
      `${frame.name}, ${frame.gallery.toLowerCase()}, ${frame.position} de ${frame.total}`,
    cover: (name: string) => `${name}, foto de capa`,
    coverFilm: (name: string) => `${name}, vídeo de capa`,
    watchOn: (provider: string) => `Assistir no ${provider}`,
    /** What a clip is called that has no caption. */
    clip: (clip: { name: string; gallery: string; position: number }) =>
      `${clip.name}, ${clip.gallery.toLowerCase()}, ${clip.position}`,
  },
  menu: {
    dialog: 'Menu',
    open: 'Menu',
    close: 'Fechar',
    back: 'Voltar',
    all: { woman: 'Todas', man: 'Todos' },
    instagram: 'Instagram',
    label: 'Navegação',
    home: (brand: string) => `${brand}, página inicial`,
    models: 'Modelos',
    everyone: 'Todos os modelos',
    language: 'Idioma',
  },
  footer: {
    label: 'Contato e links',
    copyright: ({ year, brand }: { year: number; brand: string }) => `© ${year} ${brand}`,
  },
  errors: {
    pageNotFound: 'Esta página não foi encontrada',
    languageNotFound: 'This page could not be found.',
    serviceUnavailable: 'Não conseguimos buscar esta página agora',
    serviceUnavailableHint: 'O problema é nosso, não seu. Tente de novo em um minuto.',
    noConnection: 'Sem conexão com o site',
    noConnectionHint: 'Verifique sua internet e tente de novo.',
    unexpected: 'Algo deu errado do nosso lado',
    unexpectedHint: 'Já ficamos sabendo. Tente de novo em instantes.',
    reference: (reference: string) => `Referência: ${reference}`,
    toModels: 'Ver modelos',
    toHome: 'Página inicial',
    tryAgain: 'Tentar de novo',
  },
}

/** What each language must say. */
export type Messages = typeof pt
