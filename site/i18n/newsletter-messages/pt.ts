import type { Locale } from '#agency/locale.ts'

/** The newsletter's texts. Portuguese is the source: its type binds the other languages. */
export const pt = {
  description: (brand: string) => `O que acontece na ${brand}: trabalhos, bastidores e conselhos.`,
  empty: 'Nenhuma notícia no momento.',
  all: 'Todas as notícias',
  count: (total: number) => (total === 1 ? '1 notícia' : `${total} notícias`),
  /** At the end of the list; `shown` never exceeds `total`. */
  shown: ({ shown, total }: { shown: number; total: number }) => `${shown} de ${total}`,
  /** The same of a part of the list that does not begin with the newest. */
  part: ({ from, to, total }: { from: number; to: number; total: number }) =>
    `${from} a ${to} de ${total}`,
  pages: 'Páginas',
  more: 'Mais notícias',
  newest: 'As mais recentes',
  noMore: 'Não conseguimos buscar mais notícias agora. Tente de novo em um minuto.',
  feed: 'RSS',
  feedTitle: (brand: string) => `${brand}, newsletter`,
  readingTime: (minutes: number) => `${minutes} min de leitura`,
  /** Of a post that there is in another language only. */
  onlyIn: {
    pt: 'Esta notícia só existe em português.',
    en: 'Esta notícia só existe em inglês.',
    es: 'Esta notícia só existe em espanhol.',
  } satisfies Record<Locale, string>,
  address: 'Endereço desta notícia',
  others: 'Outras notícias',
  newer: 'Mais recente',
  older: 'Mais antiga',
}

/** What each language must say. */
export type NewsletterMessages = typeof pt
