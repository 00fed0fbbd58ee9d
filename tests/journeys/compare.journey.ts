import { expect, type Page, test } from '@playwright/test'

import { linesOf } from './in-the-page.ts'
import { openTakenOver } from './taken-over.ts'
import { faultsOfEngines } from './two-engines.ts'
import { openTwo } from './two-lists.ts'
import { watchPage } from './watched-page.ts'

const agata = 'Ágata Fontoura'
const amadeu = 'Amadeu Sequeira'

/** The drawn height of each cover, in pixels. */
async function drawnHeights(page: Page): Promise<number[]> {
  const covers = page.getByRole('list', { name: /escala|scale/ }).getByRole('img')
  const boxes = await Promise.all((await covers.all()).map((cover) => cover.boundingBox()))
  return boxes.map((box) => box?.height ?? 0)
}

const photos = (page: Page) => page.getByRole('region', { name: 'Fotos lado a lado' })
const alts = (page: Page) => photos(page).getByRole('img')

test('talents stand side by side: in proportion, with differences in words, at the same place of their galleries, by keyboard', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openTakenOver(page, '/comparar?ids=1,2,9999')
  await expect(page).toHaveTitle('Comparação | Vereda')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('Um talento do link não está na agência.')).toBeVisible()

  const [first = 0, second = 0] = await drawnHeights(page)
  expect(first / second).toBeCloseTo(177 / 188, 2)

  const height = page.getByRole('row', { name: /^Altura/ })
  await expect(height.getByRole('cell').nth(1)).toContainText(`188 cm / 6'2"+11 cm / +4"`)
  await expect(height.getByText(`11 cm, 4 polegadas a mais que ${agata}`)).toBeAttached()
  await expect(page.getByRole('columnheader', { name: amadeu })).toBeVisible()

  const next = page.getByRole('link', { name: 'Próxima foto de todos' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?ids=1,2&set=book&place=2$/)
  await expect(next).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(photos(page).getByText(/^3 de /)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(photos(page).getByText(/^2 de /)).toBeVisible()
  await page.getByRole('link', { name: 'Polaroids' }).press('Enter')
  await expect(page).toHaveURL(/\?ids=1,2&set=polaroids&place=1$/)
  await expect(alts(page).first()).toHaveAttribute('alt', /^Ágata Fontoura, polaroids, 1 de \d+$/)
  expect(await faultsOfEngines(page)).toEqual([])

  await page.getByRole('link', { name: `Remover ${agata} da comparação` }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Escolha mais um talento para comparar.')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: agata })).toHaveCount(0)
  expect(await faultsOfEngines(page)).toEqual([])
  expect(faults()).toEqual([])
})

test('on a phone four names and their lengths break between words and units only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/compare?ids=1,3,4,6')
  const bento = page
    .getByRole('columnheader', { name: 'Bento Alcoforado' })
    .getByRole('link')
    .first()
  expect(await bento.evaluate(linesOf)).toEqual(['Bento ', 'Alcoforado'])
  const seen = page
    .getByRole('row', { name: /^Bust/ })
    .getByRole('cell')
    .nth(1)
    .locator('[aria-hidden]')
  const lines = await seen.evaluate(linesOf)
  expect(lines.map((line) => line.trim())).toEqual([
    `32.5" /`,
    '82\u00a0cm',
    `−0.5" /`,
    '−2\u00a0cm',
  ])
  const stature = page.getByRole('list', { name: /scale/ }).getByText('177')
  expect((await stature.evaluate(linesOf)).map((line) => line.trim())).toEqual([
    `5'10" /`,
    '177\u00a0cm',
  ])
})

test('a comparison of two or four is one landscape page of paper', async ({ page }) => {
  for (const ids of ['1,2', '1,2,3,4']) {
    await page.goto(`/en/compare?ids=${ids}`, { waitUntil: 'networkidle' })
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      const boxes = [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)]
      expect(boxes, `${ids} on ${format}`).toHaveLength(1)
      const [, width, high] = boxes[0]?.map(Number) ?? []
      expect(width).toBeGreaterThan(high ?? Infinity)
    }
  }
})

test('only talents who are in the list count towards the four that are compared', async ({
  page,
}) => {
  const [summer, winter] = [
    { title: 'Verão', ids: [1, 2, 3, 4, 5, 6] },
    { title: 'Inverno', ids: [7, 8, 9, 10, 11] },
  ]
  await openTwo(page, summer, winter)
  await page.locator('summary', { hasText: 'Comparar' }).click()
  const boxes = page.getByRole('checkbox')
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check()
  await expect(boxes.nth(4)).toBeDisabled()
  await page.getByRole('button', { name: `Remover ${agata}` }).click()
  await boxes.nth(3).check()
  await expect(boxes.nth(4)).toBeDisabled()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(boxes).toHaveCount(6)
  await expect(boxes.first()).not.toBeChecked() // there was room for another

  await page.getByRole('button', { name: 'Inverno 5' }).click()
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check()
  await expect(boxes.nth(4)).toBeDisabled()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('places, removal and the brief are links, and any address is answered in a sentence', async ({
    page,
  }) => {
    await page.goto('/comparar?ids=1&ids=2&ids=3&ids=4&ids=5&ids=6')
    await expect(page.getByText(/^Cabem quatro por vez\. Ficaram de fora: .+, .+\.$/)).toBeVisible()
    await page.getByRole('link', { name: 'Próxima foto de todos' }).click()
    await expect(page).toHaveURL(/\?ids=1,2,3,4,5,6&set=book&place=2$/)
    await expect(photos(page).getByText(/^2 de /)).toBeVisible()
    await page.getByRole('link', { name: `Remover ${agata} da comparação` }).click()
    await expect(page).toHaveURL(/\?ids=2,3,4,5,6&set=book&place=2$/)
    await expect(page.getByRole('columnheader', { name: agata })).toHaveCount(0)
    await page.getByRole('link', { name: 'Consultar disponibilidade' }).click()
    await expect(page).toHaveURL(/\/favoritos\?ids=2,3,4,5#brief$/)

    for (const search of ['', '?ids=', '?ids=x,-1', '?ids=9999']) {
      const response = await page.goto(`/comparar${search}`)
      expect(response?.status(), search).toBe(200)
      expect(response?.headers()['cache-control']).toBe('private, no-cache')
      await expect(page.getByText('Escolha de dois a quatro talentos')).toBeVisible()
    }
  })
})
