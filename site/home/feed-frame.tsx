import type { Ref } from 'react'

import type { FeedView } from './feed-view.ts'

type FeedFrameProps = {
  ref: Ref<HTMLIFrameElement>
  feed: FeedView
  title: string
  onLoad: () => void
}

const links = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The feed's page. Ours runs nothing; a third party's runs its scripts, which can do nothing to this page: it is of another origin. */
export function FeedFrame({ ref, feed, title, onLoad }: FeedFrameProps) {
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
