import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe finds on a page, by all its rules or by some. It does not look into frames: their pages have tests of their own. It looks
 * again if elements came or went meanwhile: axe then takes the order of headings for undecided.
 */
export async function runAxe(page: Page, rules?: string[]) {
  await page.evaluate(source)
  for (let tries = 1; ; tries += 1) {
    const { hasChanged, ...results } = await page.evaluate(run, rules)
    if (!hasChanged || tries === MAX_TRIES) return results
  }
}

const MAX_TRIES = 5

/** Runs in the page. */
async function run(rules?: string[]) {
  if (window.axe === undefined) throw new Error('no engine')
  let hasChanged = false
  const changes = new MutationObserver(() => (hasChanged = true))
  changes.observe(document, { childList: true, subtree: true })
  const { violations, incomplete } = await window.axe.run(document, {
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
    rules: { 'frame-tested': { enabled: false } },
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
  })
  changes.disconnect()
  return { violations, incomplete, hasChanged }
}
