import type { Locale } from '#agency/locale.ts'
import type { SafeHtml } from '#agency/safe-html.ts'

import type { PageAddresses } from '../page/page-addresses.ts'
import type { Face } from '../talent/face.server.ts'
import type { PictureFacts } from '../ui/picture.tsx'

/** A link to the next newer or older post. */
export type PostLink = { title: string; path: string }

/** What a post's page shows. */
export type PostView = {
  addresses: PageAddresses
  /** The languages in which the post exists. `written` is the language of this text, which is not always the page's. */
  languages: readonly Locale[]
  written: Locale
  title: string
  description: string | null
  date: string | null
  cover: PictureFacts | null
  content: SafeHtml | null
  readingMinutes: number | null
  /** The talents whom the text names, in its order. */
  talents: readonly Face[]
  newer: PostLink | null
  older: PostLink | null
}
