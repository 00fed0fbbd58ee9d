import { type Ref, type SubmitEvent, useRef } from 'react'

import { useFeedMessages } from '../i18n/feed-messages.ts'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import { FEED_PARAMETER, type FeedView } from './feed-view.ts'
import { mayEmbedFeed, useSocialFeed } from './use-social-feed.ts'

const ID = 'social-feed'

/**
 * The agency's posts on social networks, in an iframe that loads on request (docs/product.md: Home page). Its place is reserved
 * from the start. The link to Instagram always shows, since the site cannot check what a third party's page shows.
 */
export function SocialFeed({ feed }: { feed: FeedView }) {
  const text = useFeedMessages()
  const { socialLinks } = useShell()
  const block = useRef<HTMLElement>(null)
  const { state, frame, settle, open } = useSocialFeed(feed, block)
  const isEmbedded = state === 'coming' || state === 'there'
  const instagram = socialLinks.find(({ network }) => network === 'instagram')
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
        <div className="relative aspect-3/4 @xl:aspect-3/2">
          <EmptySheet />
          {isEmbedded ? (
            <FeedIframe ref={frame} feed={feed} title={text.title} onLoad={settle} />
          ) : (
            <FeedOffer feed={feed} hasFailed={state === 'failed'} onOpen={open} />
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

/** Stands where the pictures will be: the empty frames of a contact sheet. */
function EmptySheet() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid grid-cols-3 content-start gap-1 @xl:grid-cols-4 @xl:gap-2"
    >
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className="aspect-3/4 border border-hairline @xl:last:hidden" />
      ))}
    </div>
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
    if (!mayEmbedFeed()) return
    event.preventDefault()
    onOpen()
  }
  return (
    <form
      action={`${pathTo('home', locale, {})}#${ID}`}
      onSubmit={show}
      className="absolute inset-0 grid place-items-center"
    >
      <div className="max-w-80 bg-paper p-6 text-center">
        <p className="mb-4 text-sm text-pretty">
          {hasFailed ? text.failed : feed.isOwn ? text.own : text.foreign(feed.host)}
        </p>
        <button name={FEED_PARAMETER} value="open" className="label border border-ink px-5 py-3.5">
          {hasFailed ? text.retry : text.show}
        </button>
      </div>
    </form>
  )
}

type FeedIframeProps = {
  ref: Ref<HTMLIFrameElement>
  feed: FeedView
  title: string
  onLoad: () => void
}

const links = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The feed's page. Ours runs no script. A third party's does, but cannot touch this page, since its origin differs. */
function FeedIframe({ ref, feed, title, onLoad }: FeedIframeProps) {
  const { address, isOwn } = feed
  return (
    <iframe
      ref={ref}
      src={address}
      title={title}
      sandbox={isOwn ? links : `${links} allow-scripts`}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
      className="absolute inset-0 size-full"
    />
  )
}
