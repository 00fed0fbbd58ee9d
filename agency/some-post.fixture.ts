import type { PostSummary } from './post.ts'

/** A post in Portuguese; a test passes only the fields that it is about. */
export function somePost(more: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 1,
    slug: 'la',
    title: 'Lã',
    description: null,
    date: '2026-05-01',
    cover: null,
    locale: 'pt',
    batch: null,
    ...more,
  }
}
