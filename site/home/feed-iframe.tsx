import type { Ref } from 'react'

import type { FeedView } from './feed-view.ts'

type FeedIframeProps = {
  ref: Ref<HTMLIFrameElement>
  feed: FeedView
  title: string
  onLoad: () => void
}

const links = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The feed's page. Ours runs no script; a third party's does, but cannot touch this page, as it is of another origin. */
export function FeedIframe({ ref, feed, title, onLoad }: FeedIframeProps) {
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
