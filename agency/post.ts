import type { Locale } from './locale.ts'
import type { SafeHtml } from './safe-html.ts'

/** A newsletter post as lists know it. `date` is yyyy-MM-dd; `cover` a media path; posts of one `batch` are translations of each other. */
export type PostSummary = {
  id: number
  slug: string
  title: string
  description: string | null
  date: string | null
  cover: string | null
  locale: Locale
  batch: string | null
}

/** A newsletter post as its page shows it. */
export type Post = PostSummary & { content: SafeHtml | null }

/** The agency's social addresses that the site links to; https. */
export type SocialLink = { network: string; url: string }
