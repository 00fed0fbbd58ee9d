import { clsx } from 'clsx'
import { type ComponentProps, type SubmitEvent, useRef } from 'react'

import { instagramOf } from '#agency/post.ts'

import { useFeedMessages } from '../i18n/feed-messages.ts'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import { FEED_PARAMETER, type FeedView } from './feed-view.ts'
import { mayEmbedFeed, useSocialFeed } from './use-social-feed.ts'

const ID = 'social-feed'

/** How many pictures a third party's feed has room for. */
const USUAL_PICTURES = 9

/**
 * The agency's posts on social networks, in an iframe (docs/product.md: Home page). A feed of our own has its place from the
 * start and loads near the screen; without script the browser does that. A third party's feed is a sentence and a button until it
 * loads. The link to Instagram always shows, since the site cannot check what a third party's page shows.
 */
export function SocialFeed({ feed }: { feed: FeedView }) {
  const text = useFeedMessages()
  const { socialLinks } = useShell()
  const block = useRef<HTMLElement>(null)
  const { state, frame, settle, open } = useSocialFeed(feed, block)
  const isEmbedded = state === 'coming' || state === 'there'
  const hasPlace = isEmbedded || (feed.isOwn && state === 'closed')
  const instagram = instagramOf(socialLinks)
  return (
    <section ref={block} aria-labelledby={ID} className="px-margin pt-10 print:hidden">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={ID} className="display text-[2.5rem] sm:text-[3.5rem]">
          {text.title}
        </h2>
        {instagram !== undefined && (
          <a className="label inline-block py-2" href={instagram.url} rel="noreferrer">
            {text.open}
          </a>
        )}
      </div>
      <div className="@container">
        <div className={clsx('relative', hasPlace && shapeOf(feed.pictures ?? USUAL_PICTURES))}>
          {/* another address in the same iframe would be a step in history */}
          {isEmbedded && <FeedIframe key={feed.address} ref={frame} feed={feed} onLoad={settle} />}
          {!hasPlace && <FeedOffer feed={feed} hasFailed={state === 'failed'} onOpen={open} />}
          {feed.isOwn && state === 'closed' && (
            <noscript>
              <FeedIframe feed={feed} loading="lazy" />
            </noscript>
          )}
          <output className="sr-only">
            {state === 'coming' && text.coming}
            {state === 'failed' && text.failed}
          </output>
        </div>
      </div>
    </section>
  )
}

/** Whole rows of 3:4 pictures: three in a row, at most three rows; four in a row on a wide screen, at most two. */
function shapeOf(pictures: number): string {
  const narrow = ['aspect-9/4', 'aspect-9/8', 'aspect-3/4']
  const wide = ['@xl:aspect-3/1', '@xl:aspect-3/2']
  return clsx(
    narrow[Math.min(Math.max(Math.floor(pictures / 3), 1), narrow.length) - 1],
    wide[Math.min(Math.max(Math.floor(pictures / 4), 1), wide.length) - 1],
  )
}

type FeedOfferProps = {
  feed: FeedView
  hasFailed: boolean
  onOpen: () => void
}

/**
 * Names the source of the pictures and offers a button that shows them: in place if this document may embed the feed, otherwise
 * by loading the home page with it.
 */
function FeedOffer({ feed, hasFailed, onOpen }: FeedOfferProps) {
  const text = useFeedMessages()
  const { locale } = useShell()
  const show = (event: SubmitEvent) => {
    if (!feed.isOwn && !mayEmbedFeed()) return
    event.preventDefault()
    onOpen()
  }
  return (
    <form
      action={`${pathTo('home', locale, {})}#${ID}`}
      onSubmit={show}
      className="flex flex-wrap items-center gap-x-8 gap-y-4"
    >
      <p className="max-w-prose text-sm text-pretty text-grey">
        {hasFailed ? text.failed : text.foreign(feed.host)}
      </p>
      <button name={FEED_PARAMETER} value="open" className="label border border-ink px-5 py-3.5">
        {hasFailed ? text.retry : text.show}
      </button>
    </form>
  )
}

type FeedIframeProps = Pick<ComponentProps<'iframe'>, 'ref' | 'loading' | 'onLoad'> & {
  feed: FeedView
}

const links = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The feed's page. Ours runs no script. A third party's does, but cannot touch this page, since its origin differs. */
function FeedIframe({ feed, ...iframe }: FeedIframeProps) {
  const { title } = useFeedMessages()
  return (
    <iframe
      {...iframe}
      src={feed.address}
      title={title}
      sandbox={feed.isOwn ? links : `${links} allow-scripts`}
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full"
    />
  )
}
