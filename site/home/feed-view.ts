/** The social feed as the home page shows it. */
export type FeedView = {
  address: string
  /** Whether it is the embedded provider's, which runs nothing. */
  isOwn: boolean
  /** Whose it is, for a visitor to know before it is loaded. */
  host: string
  loads: 'on-click' | 'when-near'
  /** Whether the visitor has asked for it by the page's address, as without script. */
  isAskedFor: boolean
}

/** What of the home page's address asks for the feed. */
export const FEED_PARAMETER = 'feed'
