import type { SubmitEvent } from 'react'

import { useFeedMessages } from '../i18n/feed-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { FEED_PARAMETER, type FeedView } from './feed-view.ts'
import { mayEmbedFeed } from './use-social-feed.ts'

type FeedOfferProps = {
  feed: FeedView
  /** The block's id, to come back to. */
  at: string
  hasFailed: boolean
  onOpen: () => void
}

/**
 * Whose pictures they are, and the button that shows them: in place by script where this document may frame them, else by
 * loading the home page with them.
 */
export function FeedOffer({ feed, at, hasFailed, onOpen }: FeedOfferProps) {
  const text = useFeedMessages()
  const { locale } = useShell()
  const show = (event: SubmitEvent) => {
    if (!mayEmbedFeed()) return
    event.preventDefault()
    onOpen()
  }
  return (
    <form
      action={`${pathTo('home', locale, {})}#${at}`}
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
