import { expect, type Locator, type Page, test } from '@playwright/test'

import { holdRequests } from './held-requests.ts'
import { pretendMany } from './many-talents.ts'
import {
  cardAt,
  heading,
  openModels,
  progress,
  scrolled,
  scrollThrough,
  scrollToEnd,
} from './models-list.ts'
import { whenTakenOver } from './taken-over.ts'

test.describe('going back', () => {
  for (const isReloaded of [false, true]) {
    test(`leads to the very card${isReloaded ? ', also after the profile was loaded anew' : ''}`, async ({
      page,
    }) => {
      const { card, before } = await openFarDown(page)
      if (isReloaded) await page.reload()
      await goBackByLink(page)
      await expect(card).toBeFocused()
      expect(await scrolled(page)).toBe(before)
      await expect(progress(page, '80 de 163')).toBeAttached()
    })
  }

  test('leads to the very card, too, if the list comes after the page', async ({ page }) => {
    const { card, name, before } = await openFarDown(page)
    const letGo = await holdRequests(page, '/roster.json')
    await page.reload()
    await goBackByLink(page)
    await expect.poll(() => scrolled(page)).toBe(before)
    await expect(card).not.toBeAttached()
    letGo()
    await expect(card).toBeFocused()
    await expect(card).toHaveText(name)
    expect(await scrolled(page)).toBe(before)
  })

  test('leaves a visitor alone who has scrolled on before the list comes', async ({ page }) => {
    const { card, before } = await openFarDown(page)
    const letGo = await holdRequests(page, '/roster.json')
    await page.reload()
    await goBackByLink(page)
    await expect.poll(() => scrolled(page)).toBe(before)
    await page.evaluate(() => scrollBy(0, -innerHeight))
    letGo()
    await expect(card).toBeAttached()
    await expect(card).not.toBeFocused()
    expect(await scrolled(page)).toBe(before - 800)
  })

  test('is not needed after a reload: the list is as long as before, at the same place', async ({
    page,
  }) => {
    await reloadAtEnd(page)
    await expect(progress(page, '40 de 40')).toBeVisible()
  })

  test('is not needed after changing the language either', async ({ page }) => {
    await pretendMany(page, 163)
    await openModels(page)
    await scrollThrough(page, 163)
    const place = await scrolled(page)
    await changeToEnglish(page)
    await expect(progress(page, '80 of 163')).toBeAttached()
    expect(await scrolled(page)).toBe(place)
  })

  test('is not needed after changing the language of a reloaded list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 }) // with few columns, so that a page of cards does not reach that far
    const place = await reloadAtEnd(page)
    await changeToEnglish(page)
    await expect(progress(page, '40 of 40')).toBeAttached()
    expect(await scrolled(page)).toBe(place)
  })

  test('works where nothing may be stored', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await openAtEnd(page)
    await cardAt(page, '31–40', 9).getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Voltar' })).toBeVisible()
    await page.goBack()
    await expect(cardAt(page, '31–40', 9).getByRole('link')).toBeFocused()
  })
})

/** Opens the models page and scrolls to the end of the demo's 40. */
async function openAtEnd(page: Page): Promise<void> {
  await openModels(page)
  await scrollToEnd(page)
  await expect(progress(page, '40 de 40')).toBeAttached()
  await scrollToEnd(page)
}

/** Reloads the models page at its end, and returns the scroll position once it is restored. */
async function reloadAtEnd(page: Page): Promise<number> {
  await openAtEnd(page)
  const place = await scrolled(page)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(place)
  return place
}

/** By a key: where a click is covered for a moment, Playwright scrolls the page and tries again. */
async function changeToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.getByRole('link', { name: 'English', exact: false }).click()
  await expect(page).toHaveURL('/en/models')
}

/** Once script has taken over: without it the link leads to the profile's board. */
async function goBackByLink(page: Page): Promise<void> {
  await whenTakenOver(page.getByRole('main'))
  await page.getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/modelos')
}

type FarDown = { card: Locator; name: string; before: number }

/** Opens a profile far down in a long list. `before` is how far the page was scrolled then: Playwright may scroll before it clicks. */
async function openFarDown(page: Page): Promise<FarDown> {
  await pretendMany(page, 163)
  await openModels(page)
  await scrollThrough(page, 163)
  const there = cardAt(page, '31–60', 3)
  await there.scrollIntoViewIfNeeded()
  const card = there.getByRole('link')
  const name = await card.innerText()
  await page.evaluate(noteScrollOnClick) // not on the card, which the list may make anew
  await card.click()
  await expect(heading(page)).toHaveText(name)
  const before = Number(await page.locator('html').getAttribute('data-scrolled'))
  return { card, name, before }
}

/** Runs in the page. */
function noteScrollOnClick(): void {
  document.addEventListener(
    'click',
    () => {
      document.documentElement.dataset['scrolled'] = String(Math.round(scrollY))
    },
    { capture: true },
  )
}
