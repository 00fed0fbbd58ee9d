import type { Locale } from '#agency/locale.ts'

import { hookOf } from './use-messages.ts'

/** The newsletter's texts. Portuguese is the source; its type binds the other languages. */
const pt = {
  description: (brand: string) => `O que acontece na ${brand}: trabalhos, bastidores e conselhos.`,
  empty: 'Nenhuma notícia no momento.',
  all: 'Todas as notícias',
  count: (total: number) => (total === 1 ? '1 notícia' : `${total} notícias`),
  /** At the end of the list; `shown` never exceeds `total`. */
  shown: ({ shown, total }: { shown: number; total: number }) => `${shown} de ${total}`,
  /** The same, for a part of the list that does not start with the newest post. */
  part: ({ from, to, total }: { from: number; to: number; total: number }) =>
    `${from} a ${to} de ${total}`,
  pages: 'Páginas',
  more: 'Mais notícias',
  newest: 'As mais recentes',
  noMore: 'Não conseguimos carregar mais notícias agora. Tente de novo em um minuto.',
  feed: 'RSS',
  feedTitle: (brand: string) => `${brand}, newsletter`,
  readingTime: (minutes: number) => `${minutes} min de leitura`,
  /** Shown with a post that exists only in another language. */
  onlyIn: {
    pt: 'Esta notícia só existe em português.',
    en: 'Esta notícia só existe em inglês.',
    es: 'Esta notícia só existe em espanhol.',
  } satisfies Record<Locale, string>,
  address: 'Endereço desta notícia',
  others: 'Outras notícias',
  talents: 'Nesta notícia',
  newer: 'Mais recente',
  older: 'Mais antiga',
}

/** The texts that each language must have. */
type NewsletterMessages = typeof pt

const en: NewsletterMessages = {
  description: (brand) => `What is happening at ${brand}: work, backstage and advice.`,
  empty: 'No posts at the moment.',
  all: 'All posts',
  count: (total) => (total === 1 ? '1 post' : `${total} posts`),
  shown: ({ shown, total }) => `${shown} of ${total}`,
  part: ({ from, to, total }) => `${from} to ${to} of ${total}`,
  pages: 'Pages',
  more: 'More posts',
  newest: 'Newest posts',
  noMore: 'We cannot load more posts right now. Try again in a minute.',
  feed: 'RSS',
  feedTitle: (brand) => `${brand}, newsletter`,
  readingTime: (minutes) => `${minutes} min read`,
  onlyIn: {
    pt: 'This post is only available in Portuguese.',
    en: 'This post is only available in English.',
    es: 'This post is only available in Spanish.',
  },
  address: 'Address of this post',
  others: 'Other posts',
  talents: 'In this post',
  newer: 'Newer',
  older: 'Older',
}

const es: NewsletterMessages = {
  description: (brand) => `Lo que pasa en ${brand}: trabajos, detrás de cámaras y consejos.`,
  empty: 'No hay noticias por ahora.',
  all: 'Todas las noticias',
  count: (total) => (total === 1 ? '1 noticia' : `${total} noticias`),
  shown: ({ shown, total }) => `${shown} de ${total}`,
  part: ({ from, to, total }) => `${from} a ${to} de ${total}`,
  pages: 'Páginas',
  more: 'Más noticias',
  newest: 'Las más recientes',
  noMore: 'No podemos cargar más noticias ahora. Inténtalo de nuevo en un minuto.',
  feed: 'RSS',
  feedTitle: (brand) => `${brand}, newsletter`,
  readingTime: (minutes) => `${minutes} min de lectura`,
  onlyIn: {
    pt: 'Esta noticia solo está disponible en portugués.',
    en: 'Esta noticia solo está disponible en inglés.',
    es: 'Esta noticia solo está disponible en español.',
  },
  address: 'Dirección de esta noticia',
  others: 'Otras noticias',
  talents: 'En esta noticia',
  newer: 'Más reciente',
  older: 'Más antigua',
}

/**
 * The newsletter's texts. They are not in the catalogues that every page waits for, but load with its pages, in all languages.
 */
export const newsletterMessages: Readonly<Record<Locale, NewsletterMessages>> = { pt, en, es }

export const useNewsletterMessages = hookOf(newsletterMessages)
