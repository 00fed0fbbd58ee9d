import type { Locator, Page } from '@playwright/test'

import { holdClock } from './held-clock.ts'
import { whenTakenOver } from './taken-over.ts'

/** The opening splash of a home page on which time stands still, so that a journey may take its own. */
export type HeldSplash = {
  splash: Locator
  /** How far its closing has come, in milliseconds; null where it has no animation that closes it. */
  closing: () => Promise<number | null>
  /** Lets time go on. */
  release: () => Promise<void>
}

/** Holds all animations of a page, until what it returns is called. */
export async function holdAnimations(page: Page): Promise<() => Promise<void>> {
  const tools = await page.context().newCDPSession(page)
  const play = async (playbackRate: number) => {
    await tools.send('Animation.setPlaybackRate', { playbackRate })
  }
  await tools.send('Animation.enable')
  await play(0)
  return () => play(1)
}

/** Opens a home page with all animations and timers held, and waits until script has taken over. */
export async function openHeld(page: Page, path: string): Promise<HeldSplash> {
  const releaseAnimations = await holdAnimations(page)
  await holdClock(page, 0)
  await page.goto(path)
  const splash = page.locator('#splash')
  await whenTakenOver(splash)
  return {
    splash,
    closing: () => splash.evaluate(timeOf),
    async release() {
      await releaseAnimations()
      await page.clock.resume()
    },
  }
}

/** Runs in the page. */
function timeOf(element: Element): number | null {
  const [closing] = element.getAnimations()
  return closing === undefined ? null : Number(closing.currentTime)
}
