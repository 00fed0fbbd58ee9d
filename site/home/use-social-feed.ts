import { type RefObject, useEffect, useRef, useState } from 'react'

import { locales } from '#agency/locale.ts'

import { pathTo } from '../paths.ts'
import { wantsStillness } from '../ui/visit.ts'
import type { FeedView } from './feed-view.ts'

/** `coming` until its page has loaded, or 10 s are over. What a third party's page then shows cannot be known from outside. */
export type FeedState = 'closed' | 'coming' | 'there' | 'failed'

const PATIENCE_MS = 10_000
const NEAR = '50% 0px' // of the screen's height

/** The feed's frame, from a visitor's word, or from where it is near the screen, to its page or the words in its place. */
export function useSocialFeed(feed: FeedView, block: RefObject<HTMLElement | null>) {
  const { address, isOwn, loads, isAskedFor } = feed
  const frame = useRef<HTMLIFrameElement>(null)
  const isByHand = useRef(false)
  const [state, setState] = useState<FeedState>(isAskedFor ? 'coming' : 'closed')
  const settle = () => setState(isOwn && !showsFeed(frame.current) ? 'failed' : 'there')

  useEffect(() => {
    // the button that had the focus is gone: what stands in its place has it
    if (!isByHand.current || document.activeElement !== document.body) return
    const heir = state === 'failed' ? block.current?.querySelector('button') : frame.current
    heir?.focus({ preventScroll: true })
  }, [state, block])

  useEffect(() => {
    if (state !== 'coming') return
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    // a frame in the page as it came may have loaded before this script
    if (isAskedFor && hasLoaded(address)) settle()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the first moment only
  }, [])

  useEffect(() => {
    const isToCome =
      state === 'closed' && loads === 'when-near' && mayEmbedFeed() && !wantsStillness()
    if (!isToCome || block.current === null) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setState('coming'),
      { rootMargin: NEAR },
    )
    watch.observe(block.current)
    return () => watch.disconnect()
  }, [state, loads, block])

  const open = () => {
    isByHand.current = true
    setState('coming')
  }
  return { state, frame, settle, open }
}

/**
 * Whether this document may have the feed in a frame: the policy allows it where the home page came from the server, not where
 * the visitor went to it from another page. In the browser only.
 */
export function mayEmbedFeed(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  const path = document && new URL(document.name).pathname
  return locales.some((locale) => pathTo('home', locale, {}) === path)
}

function hasLoaded(address: string): boolean {
  return performance.getEntriesByName(new URL(address, location.href).href).length > 0
}

/** Whether a frame of ours has the feed's page in it, and no error of the browser or the site. */
function showsFeed(frame: HTMLIFrameElement | null): boolean {
  return frame?.contentDocument?.querySelector('main') != null
}
