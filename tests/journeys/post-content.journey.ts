import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import type { Running } from '../processes.ts'
import { openSiteWithAttacks } from './site-with-attacks.ts'
import { openTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

test('a picture in a post reaches over the whole page', async ({ page }) => {
  await page.goto('/newsletter/antes-da-foto-o-tecido')
  for (const [width, left, across] of [
    [390, 0, 390],
    [768, 24, 720],
    [1280, 40, 1200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const place = await page.locator('.post-content img').evaluate(placeOf)
    expect(place, `${width} px`).toEqual({ left, width: across, ratio: '1.50' })
  }
})

test('the lines of a post are no longer than can be read with ease', async ({ page }) => {
  await page.goto('/newsletter/antes-da-foto-o-tecido')
  const lengths = await page.locator('.post-content p').evaluateAll(lineLengths)
  expect(Math.max(...lengths)).toBeGreaterThan(45)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(62)
})

test.describe('a post that attacks its readers', () => {
  const attacks = [
    `<img src=data:,x onerror="console.error('ran')"><svg onload="console.error('ran')"></svg>`,
    `<a href="javascript:console.error('ran')">Press</a>`,
    `<math><mtext><table><mglyph><style><img src=data:,x onerror=console.error('ran')></style></mglyph></table></mtext></math>`,
    `<img srcset="https://evil.example/a" src='https://evil.example/b'><style>@import 'https://evil.example/c'</style>`,
    `<iframe srcdoc="<script>parent.console.error('ran')</script>"></iframe><script>console.error('ran')</script>`,
    `</div></div></article></main><ul><li><div><li></div></div></main></ul>`,
  ]
  let site: Running
  test.beforeAll(async () => {
    site = await openSiteWithAttacks(await mkdtemp(join(tmpdir(), 'passarela-')), attacks)
  })
  test.afterAll(() => site.end())

  test('is read to its end, opened as a page or from another one, and comes to nothing', async ({
    page,
  }) => {
    const faults = watchPage(page)
    const text = page.getByRole('main').locator('.post-content > div')
    const isWhole = async (number: number) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Attack ${number}`)
      await expect(text).toHaveText(/^Before\..*After\.$/s)
    }
    for (const number of attacks.keys()) {
      await page.goto(`${site.url}/en/newsletter/attack-${number}`)
      await isWhole(number)
    }
    await openTakenOver(page, `${site.url}/en/newsletter/attack-0`)
    for (const number of [...attacks.keys()].slice(1)) {
      await page.getByRole('link', { name: `Attack ${number}` }).click()
      await isWhole(number)
    }
    expect(faults()).toEqual([])
  })
})

/** Runs in the page. */
function placeOf(image: Element) {
  const { left, width, height } = image.getBoundingClientRect()
  return { left, width, ratio: (width / height).toFixed(2) }
}

/** Runs in the page: how many characters each line has. */
function lineLengths(paragraphs: Element[]): number[] {
  return paragraphs.flatMap((paragraph) => {
    const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const lines: Record<number, string> = {}
    const range = document.createRange()
    for (let node = text.nextNode(); node !== null; node = text.nextNode()) {
      for (let at = 0; at < (node.textContent ?? '').length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const top = Math.round(range.getBoundingClientRect().top / 8)
        lines[top] = (lines[top] ?? '') + range.toString()
      }
    }
    return Object.values(lines).map((line) => line.trim().length)
  })
}
