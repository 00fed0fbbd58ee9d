import { useRef } from 'react'

import { useFeedMessages } from '../i18n/feed-messages.ts'
import { useShell } from '../page/shell.ts'
import { FeedIframe } from './feed-iframe.tsx'
import { FeedOffer } from './feed-offer.tsx'
import type { FeedView } from './feed-view.ts'
import { useSocialFeed } from './use-social-feed.ts'

const ID = 'social-feed'

/**
 * What the agency posts elsewhere, in a frame that is loaded at the visitor's word (docs/product.md: Home page). Its place is kept from
 * the start; the link to Instagram is there in any case, as nobody can know from outside what a third party's page shows.
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
            <FeedOffer feed={feed} at={ID} hasFailed={state === 'failed'} onOpen={open} />
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

/** Where the pictures will be: a contact sheet's empty frames. */
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
