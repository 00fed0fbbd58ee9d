import type { Page, Request } from '@playwright/test'

import { whenTakenOver } from './taken-over.ts'

/**
 * Opens a page and waits until all its scripts have come, the late ones too. An idle network would take 10 s where a list is
 * opened soon after another.
 */
export async function openSettled(page: Page, address: string): Promise<void> {
  const { settled } = watchScripts(page)
  await page.goto(address)
  await whenTakenOver(page.getByRole('main'))
  await settled()
}

/**
 * Records the scripts that a page asks for. `settled` waits until all but the silent ones have ended, and the page has nothing left
 * to do; not for the network, whose lists a browser may fetch anew without telling when that ends.
 */
export function watchScripts(page: Page, silent: readonly string[] = []) {
  const scripts = new Set<string>()
  const awaited = new Set<Request>()
  page.on('request', (each) => {
    const { pathname } = new URL(each.url())
    if (!pathname.endsWith('.js')) return
    scripts.add(pathname)
    if (!silent.includes(pathname)) awaited.add(each)
  })
  page.on('requestfinished', (each) => void awaited.delete(each))
  page.on('requestfailed', (each) => void awaited.delete(each))
  const settled = async () => {
    let known
    do {
      known = scripts.size
      await page.evaluate(restOfTheWork)
    } while (known < scripts.size || awaited.size > 0)
  }
  return { scripts, settled }
}

/** Runs in the page: until nothing is left to be done. */
async function restOfTheWork(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })) // a page behind others is idle late
  }
}
