import type { NewsletterMessages } from './pt.ts'

export const es: NewsletterMessages = {
  description: (brand) => `Lo que pasa en ${brand}: trabajos, bastidores y consejos.`,
  empty: 'No hay noticias por ahora.',
  all: 'Todas las noticias',
  count: (total) => (total === 1 ? '1 noticia' : `${total} noticias`),
  shown: ({ shown, total }) => `${shown} de ${total}`,
  part: ({ from, to, total }) => `${from} a ${to} de ${total}`,
  pages: 'Páginas',
  more: 'Más noticias',
  newest: 'Las más recientes',
  noMore: 'No podemos traer más noticias ahora. Inténtalo de nuevo en un minuto.',
  feed: 'RSS',
  feedTitle: (brand) => `${brand}, newsletter`,
  readingTime: (minutes) => `${minutes} min de lectura`,
  onlyIn: {
    pt: 'Esta noticia solo existe en portugués.',
    en: 'Esta noticia solo existe en inglés.',
    es: 'Esta noticia solo existe en español.',
  },
  address: 'Dirección de esta noticia',
  others: 'Otras noticias',
  newer: 'Más reciente',
  older: 'Más antigua',
}
