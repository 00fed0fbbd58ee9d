import { type RefObject, useEffect, useRef, useState } from 'react'

import { locales } from '#agency/locale.ts'

import { pathTo } from '../paths.ts'
import { whenVisible } from '../ui/use-near.ts'
import { wantsStillness } from '../ui/visit.ts'
import type { FeedView } from './feed-view.ts'

/** `coming` until the feed's page has loaded or 10 s are over. The site cannot check what a third party's page then shows. */
type FeedState = 'closed' | 'coming' | 'there' | 'failed'

const TIMEOUT_MS = 10_000
const NEAR = '50% 0px' // of the screen's height

/** The state of the feed's iframe: it loads near the screen or on the visitor's request, then has loaded or failed. */
export function useSocialFeed(feed: FeedView, block: RefObject<HTMLElement | null>) {
  const { address, isOwn, loads, isAskedFor } = feed
  const frame = useRef<HTMLIFrameElement>(null)
  const isByHand = useRef(false)
  const [state, setState] = useState<FeedState>(isAskedFor ? 'coming' : 'closed')
  const settle = () => setState(isOwn && !showsFeed(frame.current) ? 'failed' : 'there')

  useEffect(() => {
    // the button that had the focus is gone: focus what took its place
    if (!isByHand.current || document.activeElement !== document.body) return
    const heir = state === 'failed' ? block.current?.querySelector('button') : frame.current
    heir?.focus({ preventScroll: true })
  }, [state, block])

  useEffect(() => {
    if (state !== 'coming') return
    const timer = setTimeout(() => setState('failed'), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    // an iframe in the server's HTML may have loaded before this script
    if (isAskedFor && hasLoaded(address)) settle()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the first moment only
  }, [])

  useEffect(() => {
    const isToCome = isOwn || (loads === 'when-near' && mayEmbedFeed() && !wantsStillness())
    if (state !== 'closed' || !isToCome || block.current === null) return
    return whenVisible(block.current, NEAR, (isVisible) => isVisible && setState('coming'))
  }, [state, isOwn, loads, block])

  const open = () => {
    isByHand.current = true
    setState('coming')
  }
  return { state, frame, settle, open }
}

/**
 * Whether this document may embed a third party's feed: its content security policy allows it if the home page came from the
 * server, not if the visitor navigated to it from another page. In the browser only.
 */
export function mayEmbedFeed(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  const path = document && new URL(document.name).pathname
  return locales.some((locale) => pathTo('home', locale, {}) === path)
}

function hasLoaded(address: string): boolean {
  return performance.getEntriesByName(new URL(address, location.href).href).length > 0
}

/** Whether an iframe of ours shows the feed's page, not an error of the browser or the site. */
function showsFeed(frame: HTMLIFrameElement | null): boolean {
  return frame?.contentDocument?.querySelector('main') != null
}
