/** The social feed as the home page shows it. */
export type FeedView = {
  address: string
  /** Whether it is the embedded provider's page, which runs no script. */
  isOwn: boolean
  /** How many pictures it has; null if only a third party knows. */
  pictures: number | null
  /** The feed's host, shown to the visitor before the feed loads. */
  host: string
  loads: 'on-click' | 'when-near'
  /** Whether the page's address requests the feed, as it does without script. */
  isAskedFor: boolean
}

/** The parameter of the home page's address that requests the feed. */
export const FEED_PARAMETER = 'feed'
