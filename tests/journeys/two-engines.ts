import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'

import { runAxe } from './axe.ts'
import { contrastsAt } from './measured-contrast.ts'

declare global {
  interface Window {
    HTMLCS?: {
      process(standard: string, content: Document, done: () => void, failed: () => void): void
      getMessages(): { type: number; code: string; element: Element | Document }[]
    }
  }
}

/** What an engine finds that is no fault, and why. */
const judged = [
  {
    rule: 'color-contrast',
    element: /^<li class="card-place/,
    reason:
      'a name that stands for a card until it is near: ink on paper; its gradient ends above it',
  },
  {
    rule: 'video-caption',
    element: /^<video /,
    reason: 'only the agency can write captions: where it has, they are there',
  },
  {
    rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H71.NoLegend',
    element: /^<fieldset aria-label(ledby)?="/,
    reason:
      'it has its name; a legend could not stay above the photos, and would say a talent’s name again',
  },
  {
    rule: 'WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2',
    element: /^<form [^>]*class="(search-field|px-margin pt-7 pb-5)/,
    reason: 'a field alone: Enter sends it, which is a key of a telephone’s keyboard, too',
  },
]

type Finding = { rule: string; element: string }

/**
 * What axe and HTML_CodeSniffer (WCAG 2.1, AA) find wrong with a page as it is now, and what axe leaves undecided. A contrast that
 * axe cannot decide is measured by pixels, for which the page may scroll.
 */
export async function faultsOfEngines(page: Page): Promise<string[]> {
  const findings = [...(await findingsOfAxe(page)), ...(await errorsOfSniffer(page))]
  return findings.filter(isFault).map(({ rule, element }) => `${rule}: ${element}`)
}

function isFault({ rule, element }: Finding): boolean {
  return !judged.some((each) => each.rule === rule && each.element.test(element))
}

async function findingsOfAxe(page: Page): Promise<Finding[]> {
  const { violations, incomplete } = await runAxe(page)
  const [broken, undecided] = [violations, incomplete].map((results) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => {
        return { rule: id, element: html, selector: target.join(' ') }
      }),
    ),
  )
  const ofContrast = (undecided ?? []).filter((it) => it.rule === 'color-contrast' && isFault(it))
  const others = (undecided ?? []).filter(({ rule }) => rule !== 'color-contrast')
  const low = await withLowContrast(
    page,
    ofContrast.map(({ selector }) => selector),
  )
  return [
    ...(broken ?? []),
    ...others,
    ...ofContrast.filter(({ selector }) => low.includes(selector)),
  ]
}

/** Of some elements, those whose text has too little contrast or cannot be seen. */
async function withLowContrast(page: Page, selectors: readonly string[]): Promise<string[]> {
  const low: string[] = []
  let left = selectors
  for (let [next] = left; next !== undefined; [next] = left) {
    const element = page.locator(next)
    const isThere = (await element.count()) > 0 // else gone meanwhile, or within an iframe, whose page has a test of its own
    if (!isThere || (await element.first().evaluate(isEmptyField))) {
      left = left.slice(1)
      continue
    }
    await element.first().evaluate(toMiddle)
    const measured = await contrastsAt(page, left)
    const seen = new Set([next, ...measured.flatMap(({ near }) => near)])
    for (const selector of seen) {
      const own = measured.filter(({ near }) => near.includes(selector))
      const isHigh = own.length > 0 && own.every(({ lowest, needed }) => lowest >= needed)
      if (!isHigh) low.push(selector)
    }
    left = left.filter((selector) => !seen.has(selector))
  }
  return low
}

/** Runs in the page: whether an element is a field without any letters. */
function isEmptyField(element: Element): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.value === '' && element.placeholder === ''
}

/** Runs in the page: brings an element to where no bar covers it. */
function toMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

const sniffer = await readFile(
  fileURLToPath(import.meta.resolve('html_codesniffer/build/HTMLCS.js')),
  'utf8',
)

async function errorsOfSniffer(page: Page): Promise<Finding[]> {
  await page.evaluate(sniffer)
  return page.evaluate(sniff)
}

/** Runs in the page: the errors alone; its warnings and notices are what a person should look at. */
function sniff(): Promise<Finding[]> {
  const engine = window.HTMLCS
  if (engine === undefined) throw new Error('no engine')
  return new Promise((resolve, reject) => {
    const done = () =>
      resolve(
        engine
          .getMessages()
          .filter(({ type }) => type === 1)
          .map(({ code, element }) => {
            return { rule: code, element: element instanceof Element ? element.outerHTML : '' }
          }),
      )
    engine.process('WCAG2AA', document, done, () => reject(new Error('the engine failed')))
  })
}
