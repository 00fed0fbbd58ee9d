import type { KnownBoard } from '#agency/board.ts'

/** The texts that every page loads. Portuguese is the source; its type binds the other languages. */
export const pt = {
  skipLink: 'Ir para o conteúdo',
  close: 'Fechar',
  home: {
    title: 'Página inicial',
    skipSplash: 'Pular',
    pauseSlides: 'Pausar imagens',
    playSlides: 'Reproduzir imagens',
  },
  /** The other texts of the newsletter are in `i18n/newsletter-messages`. */
  newsletter: {
    title: 'Newsletter',
  },
  roster: {
    title: { all: 'Modelos', woman: 'Mulheres', man: 'Homens' },
    description: ({ title, brand }: { title: string; brand: string }) =>
      `${title} da ${brand}: fotos, medidas e books.`,
    empty: 'Nenhum modelo encontrado',
    /** Skips boards and letters. */
    skipFilters: 'Ir para os modelos',
    genders: 'Gênero',
    choices: 'Boards e gêneros',
    boards: 'Boards',
    everyBoard: 'Todos os boards',
    everyone: 'Todos',
    count: (total: number) => (total === 1 ? '1 modelo' : `${total} modelos`),
    /** Under the grid; `to` never exceeds `total`. */
    progress: ({ from, to, total }: { from: number; to: number; total: number }) =>
      `${from} a ${to} de ${total}`,
    more: 'Mais modelos',
    /** At the end of the cards; `shown` never exceeds `total`. */
    shown: ({ shown, total }: { shown: number; total: number }) => `${shown} de ${total}`,
    pages: 'Páginas',
    previousPage: 'Anterior',
    nextPage: 'Próxima',
    page: (number: number) => `página ${number}`,
    every: { all: 'Todos', woman: 'Todas', man: 'Todos' },
    alphabet: 'Por letra do nome',
    letter: (letter: string) => `letra ${letter.toUpperCase()}`,
    /** Follows the chosen letter: says what its link does. */
    anyLetter: ', mostrar todas as letras',
    filter: 'Filtrar',
    filters: (count: number) => (count === 1 ? '1 filtro ativo' : `${count} filtros ativos`),
    activeFilters: 'Filtros ativos',
    remove: 'remover',
    clear: 'Limpar filtros',
    range: ({ from, to }: { from: string | null; to: string | null }) =>
      from === null
        ? `até ${to}`
        : to === null
          ? `a partir de ${from}`
          : from === to
            ? from
            : `${from} a ${to}`,
    letterName: 'Letra',
    pageName: 'Página',
    sort: 'Ordem',
    sorts: {
      agency: 'da agência',
      name: 'por nome',
      tallest: 'maior altura',
      shortest: 'menor altura',
    },
    /** Before the names of filters that contradict themselves, or whose value no filter has. */
    corrected: 'Ajustado ou deixado de lado: ',
    search: 'Busca',
    searchExample: 'Nome ou briefing: 174–180, cintura até 64',
    name: 'Nome',
    /** Before words that are neither a criterion nor a name. */
    unread: 'Não entendido',
    measuresOf: (name: string) => `Medidas de ${name}`,
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
  } satisfies Record<KnownBoard, string>,
  talent: {
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
    /** How a screen reader says 5'10" and 32.5". */
    feetInches: ({ feet, inches }: { feet: string; inches: string }) =>
      `${feet} pés e ${inches} ${inches === '1' ? 'polegada' : 'polegadas'}`,
    inches: (inches: string) =>
      `${inches} ${Number.parseFloat(inches) < 2 ? 'polegada' : 'polegadas'}`,
    nationality: 'Nacionalidade',
    languages: 'Idiomas',
    book: 'Book',
    polaroids: 'Polaroids',
  },
  carousel: {
    role: 'carrossel',
    previous: 'Anteriores',
    next: 'Próximos',
    /** The items in view. */
    position: ({ from, to, total }: { from: number; to: number; total: number }) =>
      from === to ? `${from} de ${total}` : `${from}–${to} de ${total}`,
  },
  favorites: {
    title: 'Favoritos',
    /** Beside the heart of a profile, before and after it is pressed; the first is the wider, and sets the gap to what follows. */
    favorite: 'Favoritar',
    isFavorite: 'Favorito',
    /** What a heart does; once pressed, its state says that it is done. */
    add: (name: string) => `Favoritar ${name}`,
    /** What a pressed heart with a word does; starts with that word. */
    takeOut: (name: string) => `Favorito: remover ${name}`,
    count: (total: number) =>
      total === 0 ? 'Nenhum favorito.' : total === 1 ? '1 favorito.' : `${total} favoritos.`,
    added: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0] || 'O talento'} está nos favoritos.`
        : `${names.length} talentos estão nos favoritos.`,
    removed: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0] || 'O talento'} saiu dos favoritos.`
        : `${names.length} talentos saíram dos favoritos.`,
    moved: ({ name, position, total }: { name: string; position: number; total: number }) => {
      const end = position === 1 ? ', a primeira' : position === total ? ', a última' : ''
      return `${name}: posição ${position} de ${total}${end}.`
    },
    full: (most: number) => `Cabem ${most} favoritos. Remova alguém para abrir espaço.`,
    notKept: 'Este navegador não guarda favoritos: eles duram só até você fechar esta página.',
  },
  /** The form's own texts are in `i18n/scouting`. */
  scouting: { title: 'Seja modelo' },
  about: { title: 'Sobre', staff: 'Equipe' },
  /** The form's own texts are in `i18n/message-form`. */
  contact: { title: 'Contato' },
  privacy: {
    title: 'Privacidade',
  },
  /** The statement itself is in `site/accessibility`. */
  accessibility: { title: 'Acessibilidade' },
  /** The page's other texts are in `i18n/scout-check-messages`. */
  scoutCheck: { footer: 'Scouts' },
  menu: {
    dialog: 'Menu',
    open: 'Menu',
    back: 'Voltar',
    boards: { woman: 'Boards de mulheres', man: 'Boards de homens' },
    instagram: 'Instagram',
    label: 'Navegação',
    home: (brand: string) => `${brand}, página inicial`,
    models: 'Modelos',
    everyone: 'Todos os modelos',
    language: 'Idioma',
  },
  footer: {
    label: 'Contato e links',
    copyright: ({ year, brand }: { year: number; brand: string }) => `©\u00a0${year}\u00a0${brand}`,
  },
  errors: {
    'page-not-found': {
      title: 'Esta página não foi encontrada',
      hint: 'O endereço pode ter mudado ou ter uma letra a mais. Os talentos continuam aqui.',
    },
    'language-not-found': {
      title: 'This page could not be found.',
      hint: 'Falamos português, inglês e espanhol.',
    },
    'service-unavailable': {
      title: 'Não conseguimos carregar esta página agora',
      hint: 'O problema é nosso, não seu. Nada do que você fez aqui se perdeu. Tente de novo em um minuto.',
    },
    'no-connection': {
      title: 'Sem conexão com o site',
      hint: 'Verifique sua internet e tente de novo. Nada se perdeu.',
    },
    'page-incomplete': {
      title: 'Esta página não carregou por inteiro',
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
    toHome: 'Página inicial',
    tryAgain: 'Tentar de novo',
  },
}

/** The texts that each language must have. */
export type Messages = typeof pt
