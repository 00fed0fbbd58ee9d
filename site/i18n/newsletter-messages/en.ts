import type { NewsletterMessages } from './pt.ts'

export const en: NewsletterMessages = {
  description: (brand) => `What happens at ${brand}: work, backstage and advice.`,
  empty: 'No news at the moment.',
  all: 'All posts',
  count: (total) => (total === 1 ? '1 post' : `${total} posts`),
  shown: ({ shown, total }) => `${shown} of ${total}`,
  part: ({ from, to, total }) => `${from} to ${to} of ${total}`,
  pages: 'Pages',
  more: 'More posts',
  newest: 'Newest posts',
  noMore: 'We cannot fetch more posts right now. Try again in a minute.',
  feed: 'RSS',
  feedTitle: (brand) => `${brand}, newsletter`,
  readingTime: (minutes) => `${minutes} min read`,
  onlyIn: {
    pt: 'This post exists in Portuguese only.',
    en: 'This post exists in English only.',
    es: 'This post exists in Spanish only.',
  },
  address: 'Address of this post',
  others: 'Other posts',
  newer: 'Newer',
  older: 'Older',
}
