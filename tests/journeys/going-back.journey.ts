import { expect, type Locator, type Page, test } from '@playwright/test'

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

test.describe('going back', () => {
  for (const isReloaded of [false, true]) {
    test(`leads to the very card${isReloaded ? ', also after the profile was loaded anew' : ''}`, async ({
      page,
    }) => {
      await pretendMany(page, 163)
      await openModels(page)
      await scrollThrough(page, 163)
      const there = cardAt(page, '31–60', 3)
      await there.scrollIntoViewIfNeeded()
      const card = there.getByRole('link')
      const name = await card.innerText()
      const before = await openByCard(page, card)
      await expect(heading(page)).toHaveText(name)
      if (isReloaded) await page.reload()
      await page.getByRole('link', { name: 'Voltar' }).click()
      await expect(page).toHaveURL('/modelos')
      await expect(cardAt(page, '31–60', 3).getByRole('link')).toBeFocused()
      expect(await scrolled(page)).toBe(before)
      await expect(progress(page, '80 de 163')).toBeAttached()
    })
  }

  test('leads to the very card, too, if the list comes after the page', async ({ page }) => {
    await pretendMany(page, 163)
    await openModels(page)
    await scrollThrough(page, 163)
    await cardAt(page, '31–60', 3).scrollIntoViewIfNeeded()
    const card = cardAt(page, '31–60', 3).getByRole('link')
    const name = await card.innerText()
    const before = await openByCard(page, card)
    await expect(heading(page)).toHaveText(name)
    const isBack = await listWaits(page)
    await page.reload()
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/modelos')
    await expect.poll(() => scrolled(page)).toBe(before)
    await expect(card).not.toBeAttached()
    isBack.resolve()
    await expect(card).toBeFocused()
    await expect(card).toHaveText(name)
    expect(await scrolled(page)).toBe(before)
  })

  test('leaves a visitor alone who has scrolled on before the list comes', async ({ page }) => {
    await pretendMany(page, 163)
    await openModels(page)
    await scrollThrough(page, 163)
    await cardAt(page, '31–60', 3).scrollIntoViewIfNeeded()
    const card = cardAt(page, '31–60', 3).getByRole('link')
    const before = await openByCard(page, card)
    const isBack = await listWaits(page)
    await page.reload()
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/modelos')
    await expect.poll(() => scrolled(page)).toBe(before)
    await page.evaluate(() => scrollBy(0, -innerHeight))
    isBack.resolve()
    await expect(card).toBeAttached()
    await expect(card).not.toBeFocused()
    expect(await scrolled(page)).toBe(before - 800)
  })

  test('is not needed after a reload: the list is as long as before, at the same place', async ({
    page,
  }) => {
    await openModels(page)
    await scrollToEnd(page)
    await expect(progress(page, '40 de 40')).toBeAttached()
    await scrollToEnd(page)
    const place = await scrolled(page)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(place)
    await expect(progress(page, '40 de 40')).toBeVisible()
  })

  test('is not needed after changing the language either', async ({ page }) => {
    await pretendMany(page, 163)
    await openModels(page)
    await scrollThrough(page, 163)
    const place = await scrolled(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'English', exact: false }).click()
    await expect(page).toHaveURL('/en/models')
    await expect(progress(page, '80 of 163')).toBeAttached()
    expect(await scrolled(page)).toBe(place)
  })

  test('is not needed after changing the language of a reloaded list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 }) // with few columns, so that a page of cards does not reach that far
    await openModels(page)
    await scrollToEnd(page)
    await expect(progress(page, '40 de 40')).toBeAttached()
    await scrollToEnd(page)
    const place = await scrolled(page)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(place)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'English', exact: false }).click()
    await expect(page).toHaveURL('/en/models')
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
    await openModels(page)
    await scrollToEnd(page)
    await expect(progress(page, '40 de 40')).toBeAttached()
    await scrollToEnd(page)
    await cardAt(page, '31–40', 9).getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Voltar' })).toBeVisible()
    await page.goBack()
    await expect(cardAt(page, '31–40', 9).getByRole('link')).toBeFocused()
  })
})

/** From now on the list waits until the visitor is back. */
async function listWaits(page: Page): Promise<PromiseWithResolvers<void>> {
  const isBack = Promise.withResolvers<void>()
  await page.route('/roster.json', async (route) => {
    await isBack.promise
    await route.fallback()
  })
  return isBack
}

/** Opens a profile by its card; resolves to how far the page was scrolled then: Playwright may scroll before it clicks. */
async function openByCard(page: Page, card: Locator): Promise<number> {
  await card.evaluate(noteScrollOnClick)
  await card.click()
  await expect(page.getByRole('link', { name: 'Voltar' })).toBeVisible()
  return Number(await page.locator('html').getAttribute('data-scrolled'))
}

/** Runs in the page. */
function noteScrollOnClick(element: HTMLElement | SVGElement): void {
  element.addEventListener(
    'click',
    () => {
      document.documentElement.dataset['scrolled'] = String(Math.round(scrollY))
    },
    { capture: true },
  )
}
