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
 * What axe finds on a page, by all its rules or by some. It does not look into frames: their pages have tests of their own.
 */
export async function runAxe(page: Page, rules?: string[]) {
  await page.evaluate(source)
  return page.evaluate(run, rules)
}

/** Runs in the page. */
async function run(rules?: string[]) {
  if (window.axe === undefined) throw new Error('no engine')
  const { violations, incomplete } = await window.axe.run(document, {
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
    rules: { 'frame-tested': { enabled: false } },
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
  })
  return { violations, incomplete }
}
