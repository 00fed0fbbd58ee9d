import { expect, type Page } from '@playwright/test'

import { watchScripts } from './settled.ts'

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.body.scrollHeight))
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
export const progress = (page: Page, text: string) =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first()
export const cards = (page: Page) =>
  page.getByRole('list', { name: /^Modelos/ }).getByRole('listitem')
/** One of a block of thirty, which keeps its place in it however far the list is scrolled. */
export const cardAt = (page: Page, block: string, index: number) =>
  page.getByRole('list', { name: block }).getByRole('listitem').nth(index)
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The models page with its list there, from which the browser answers, and with all its scripts. */
export async function openModels(page: Page, address = '/modelos'): Promise<void> {
  const list = page.waitForResponse('/roster.json')
  const { settled } = watchScripts(page)
  await page.goto(address)
  await (await list).finished()
  await settled()
  await page.waitForLoadState('networkidle')
}

/** Scrolls on to where a button is needed; a screen that two steps fit on shows the one between for a moment only. */
export async function scrollThrough(page: Page, total: number): Promise<void> {
  const isThere = async () => {
    await scrollToEnd(page)
    return progress(page, `80 de ${total}`).isVisible()
  }
  await expect.poll(isThere).toBe(true)
  await page.evaluate(whenItStands)
}

/** Runs in the page: places come a few a frame, after it is said how many there are. */
export function whenItStands(): Promise<void> {
  return new Promise((resolve) => {
    const look = (frames: number, height: number) => {
      const { scrollHeight } = document.body
      if (frames === 0) resolve()
      else
        requestAnimationFrame(() => look(scrollHeight === height ? frames - 1 : 10, scrollHeight))
    }
    look(10, 0)
  })
}
