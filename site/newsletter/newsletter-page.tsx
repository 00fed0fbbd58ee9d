import { useEffect } from 'react'

import { useNewsletterMessages } from '../i18n/newsletter-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { OwnerNote } from '../page/owner-note.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { FeedLink } from './feed-link.tsx'
import type { NewsletterList } from './list-part.ts'
import { postListCache } from './post-list-cache.ts'
import { MorePosts } from './more-posts.tsx'
import { PostGrid } from './post-grid.tsx'

/** All posts of the language, newest first, a step at a time. */
export function NewsletterPage(list: NewsletterList) {
  const { brand, locale } = useShell()
  const { title } = useMessages().newsletter
  const text = useNewsletterMessages()
  const { addresses, posts, total } = list
  useEffect(() => postListCache.begin(locale, list), [locale, list])
  return (
    <>
      <PageHead
        title={title}
        description={text.description(brand)}
        addresses={addresses}
        shared={{ kind: 'website', picture: posts.find(({ cover }) => cover)?.cover ?? null }}
      />
      <FeedLink />
      <h1 className="display display-fine px-margin pt-7 pb-9 text-[clamp(2.75rem,9vw,8rem)]">
        {title}
        {total > 0 && (
          <sup className="relative top-[0.9em] ml-[0.4em] align-top font-sans text-sm leading-none tracking-normal">
            <span aria-hidden="true">{total}</span>
            <span className="sr-only">{text.count(total)}</span>
          </sup>
        )}
      </h1>
      {total === 0 ? (
        <div className="px-margin py-5 text-grey">
          <p>{text.empty}</p>
          <OwnerNote />
        </div>
      ) : (
        <>
          <PostGrid posts={posts} heading="h2" isFirst />
          <MorePosts list={list} />
        </>
      )}
    </>
  )
}
