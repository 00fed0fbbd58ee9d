import type { RouterContextProvider } from 'react-router'

import { optional } from '../failures.server.ts'
import { toPostCards } from '../newsletter/post-cards.server.ts'
import { addressesOf } from '../page-addresses.ts'
import type { PageHeader } from '../page-header.ts'
import { pageLocale } from '../page-locale.server.ts'
import { identityContext, upstreamContext } from '../request-context.ts'

/** What the home page shows: the newest posts of its language; `posts` is null when the panel has never told any. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
) {
  const locale = pageLocale(params)
  const posts = await optional(context.get(upstreamContext).newsletter())
  const limit = context.get(identityContext).homePostLimit
  return {
    addresses: addressesOf('home', {}),
    header: { kind: 'home' } satisfies PageHeader,
    posts:
      posts && toPostCards(context, posts.filter((post) => post.locale === locale).slice(0, limit)),
  }
}
