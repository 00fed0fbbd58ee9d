import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { useNewsletterMessages } from '../i18n/newsletter-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { OwnerNote } from '../page/owner-note.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { FeedLink } from './feed-link.tsx'
import { afterIn, FIRST_POSTS, type NewsletterList, partSearch } from './list-part.ts'
import { isComplete, postListCache } from './post-list-cache.ts'
import { PostGrid } from './post-grid.tsx'
import { Link } from '../ui/link.tsx'
import { feedPath } from './post-addresses.ts'

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

const linkStyle =
  'label inline-block border border-ink px-8 py-3 transition-[color,background-color] hover:bg-ink hover:text-paper hover:no-underline'

/**
 * The end of the list: how many posts are shown, and a link to the next step. With script, the step joins the list in place, and
 * its first post gets the focus. Without script, the step is a page of its own, with a link back to the newest posts.
 */
function MorePosts({ list }: { list: NewsletterList }) {
  const text = useNewsletterMessages()
  const { locale } = useShell()
  const { search } = useLocation()
  const { posts, after, before, total } = list
  const last = posts.at(-1)?.slug ?? null
  const onMore = useFocusOnNew(posts.length)
  const shown = before + posts.length
  const part =
    before === 0 ? text.shown({ shown, total }) : text.part({ from: before + 1, to: shown, total })
  const hasFailed = last !== null && afterIn(search) === last && !isComplete(list)
  const isShort = before === 0 && total <= FIRST_POSTS
  return (
    <div className="print:hidden">
      <nav
        aria-label={text.pages}
        className="flex min-h-20 flex-wrap items-center gap-x-6 gap-y-3 px-margin py-8"
      >
        {!isShort && <p className="text-sm">{part}</p>}
        <a href={feedPath(locale)} className="label mr-auto py-3">
          {text.feed}
        </a>
        {after !== null && (
          <Link to={{ search: '' }} rel="first" className={linkStyle}>
            {text.newest}
          </Link>
        )}
        {!isComplete(list) && (
          <Link
            to={{ search: partSearch(last) }}
            rel="next"
            replace
            preventScrollReset
            onClick={onMore}
            className={linkStyle}
          >
            {text.more}
          </Link>
        )}
      </nav>
      <output className={hasFailed ? 'block px-margin pb-6 text-sm text-danger' : 'sr-only'}>
        {hasFailed ? text.noMore : posts.length > FIRST_POSTS && part}
      </output>
    </div>
  )
}

/** Returns a function to call when more posts are requested: once they arrive, the first of them gets the focus. */
function useFocusOnNew(count: number): () => void {
  const requested = useRef<number | null>(null)
  useEffect(() => {
    if (requested.current === null || requested.current >= count) return
    const first = document.querySelectorAll<HTMLElement>('main article a')[requested.current]
    first?.focus({ preventScroll: true })
    if (first?.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' })
    requested.current = null
  }, [count])
  return () => {
    requested.current = count
  }
}
