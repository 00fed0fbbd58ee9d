import type { Locale } from './locale.ts'
import type { SafeHtml } from './safe-html.ts'

/** A newsletter post in lists. `date` is yyyy-MM-dd, `cover` a media path. Posts of a `batch` are translations of each other. */
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

/** A social network's page of the agency, which the site links to; https. */
export type SocialLink = { network: string; url: string }

/** The agency's page at Instagram, which a folder may write with a capital. */
export function instagramOf(links: readonly SocialLink[]): SocialLink | undefined {
  return links.find(({ network }) => network.toLowerCase() === 'instagram')
}
