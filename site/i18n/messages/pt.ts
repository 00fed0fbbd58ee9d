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
    playSlides: 'Reproduzir imagens',
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
    'page-not-found': {
      title: 'Esta página não foi encontrada',
      hint: 'O endereço pode ter mudado ou ter uma letra a mais. Os talentos seguem por aqui.',
    },
    'language-not-found': {
      title: 'This page could not be found.',
      hint: 'Falamos português, inglês e espanhol.',
    },
    'service-unavailable': {
      title: 'Não conseguimos buscar esta página agora',
      hint: 'O problema é nosso, não seu. Nada do que você fez aqui se perdeu. Tente de novo em um minuto.',
    },
    'no-connection': {
      title: 'Sem conexão com o site',
      hint: 'Verifique sua internet e tente de novo. Nada se perdeu.',
    },
    'page-incomplete': {
      title: 'Esta página não chegou por inteiro',
      hint: 'O site pode ter acabado de mudar. Tente de novo: a página será carregada do início.',
    },
    unexpected: {
      title: 'Algo deu errado do nosso lado',
      hint: 'Nada do que você fez aqui se perdeu. Tente de novo em instantes.',
    },
    known: 'Já ficamos sabendo.',
    contact: 'Se continuar, escreva para',
    reference: (reference: string) => `Referência: ${reference}`,
    return: 'Voltar',
    toHome: 'Home',
    tryAgain: 'Tentar de novo',
  },
}

/** What each language must say. */
export type Messages = typeof pt
