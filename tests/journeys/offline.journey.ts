import { expect, test } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { comeWith } from './kept-favorites.ts'
import { caches, notice, profileOf, saveButton, savedOf, saveList } from './saved-list.ts'
import { agata, amadeu, antonia, button, names, openThree } from './three-favorites.ts'

/** Runs in the page: the width of a picture in pixels, 0 until it has loaded. */
const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)

test('a saved list, its profiles and documents open without a connection, and say of when they are', async ({
  page,
  context,
}) => {
  await openThree(page)
  await page.evaluate(() => localStorage.setItem('favorites-frames', '{"first": {"2": 21}}'))
  const ordered = page.waitForRequest('**/documents/list/pdf')
  await saveList(page, { withDocuments: true })
  expect(new URLSearchParams((await ordered).postData() ?? '').get('frame-2')).toBe('21')
  expect(await faultsOfEngines(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/favoritos')
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
  await expect(page.getByText('177 cm').first()).toBeVisible()
  await expect(notice(page)).toBeVisible()
  expect(await faultsOfEngines(page)).toEqual([])

  await button(page, 'Usar offline').click()
  for (const [words, name] of [
    ['PDF da lista', /\.pdf$/],
    ['Composites (ZIP)', /\.zip$/],
    ['Medidas (XLSX)', /\.xlsx$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await button(page, words).click()
    expect((await download).suggestedFilename()).toMatch(name)
  }

  await names(page).first().click()
  await expect(profileOf(page)).toHaveText(agata)
  await expect(notice(page)).toBeVisible()
  await page.reload()
  await expect(profileOf(page)).toHaveText(agata)
  const photo = page.getByRole('tabpanel').getByRole('img').first()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate(widthOf)).toBeGreaterThan(0)
  await photo.click()
  const large = page.getByRole('dialog').getByRole('img').first()
  await expect(large).toBeVisible()
  await expect.poll(() => large.evaluate(widthOf)).toBeGreaterThan(0)
})

test('an address that is not saved leads to the list; a link to one says that there is no connection', async ({
  page,
  context,
}) => {
  await openThree(page)
  await saveList(page)
  await context.setOffline(true)
  await page.goto('/sobre')
  await expect(page).toHaveURL('/favoritos')
  await expect(names(page)).toHaveCount(3)
  await names(page).first().click()
  await expect(profileOf(page)).toHaveText(agata)
  await page.goBack()
  await expect(names(page)).toHaveCount(3)
  await expect(notice(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click()
  await expect(profileOf(page)).toHaveText('Sem conexão com o site')
  await page.getByRole('main').getByRole('link', { name: 'Favoritos' }).click()
  await expect(names(page)).toHaveCount(3)
  await expect(notice(page)).toBeVisible()
})

test('of each gallery the first ten photos are saved', async ({ page, context }) => {
  await context.route('**/modelos/mulheres/mainboard/1/*', async (route) => {
    const response = await route.fetch()
    const more = Array.from(
      { length: 12 },
      (_, index) => `<img src="/pictures/640/more-${index}.jpg">`,
    )
    const body = (await response.text()).replace(/<div id="book"[^>]*>/, `$&${more.join('')}`)
    await route.fulfill({ response, body })
  })
  await context.route('**/pictures/*/more-*', (route) =>
    route.fulfill({ contentType: 'image/webp', body: 'a picture' }),
  )
  await openThree(page)
  await saveList(page)
  const saved = await page.evaluate(async () => {
    const cache = await window.caches.open('offline-1-first')
    return (await cache.keys()).flatMap(({ url }) => /more-(\d+)/.exec(url)?.[1] ?? [])
  })
  expect(saved.map(Number).toSorted((one, other) => one - other)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ])
})

test('with a connection, no page is a copy', async ({ page, context }) => {
  await openThree(page)
  await saveList(page)
  await context.setOffline(true)
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await context.setOffline(false)
  await names(page).first().click()
  await expect(profileOf(page)).toHaveText(agata)
  await expect(notice(page)).toBeHidden()
  await page.goto('/favoritos')
  await expect(names(page)).toHaveCount(3)
  await expect(notice(page)).toBeHidden()
  await expect(page.locator('html[data-saved-at]')).toHaveCount(0)
})

test('a talent who left the agency goes at the next connection, with the files that show several talents', async ({
  page,
  context,
}) => {
  await openThree(page)
  await saveList(page)
  expect(await savedOf(page, 3)).toBe(2) // the page and its data
  await context.route('**/offline.json*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), gone: [3] } })
  })
  // the list is not saved again for a visitor who saves data, but the talent goes
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/contato')
  await expect.poll(() => savedOf(page, 3)).toBe(0)
  expect(await savedOf(page, 1)).toBe(2)
})

test('a connection that breaks during an update is told, and loses nothing', async ({
  page,
  context,
}) => {
  await openThree(page)
  await saveList(page, { withDocuments: true })
  const saved = page.getByText(/^Guardada em /)
  const said = (await saved.textContent()) ?? ''
  await context.route('**/modelos/**', (route) => route.abort())
  await button(page, 'Atualizar').click()
  await expect(page.getByRole('alert')).toHaveText(/^A conexão falhou/)
  await expect(saved).toHaveText(said)
  await expect(button(page, 'PDF da lista')).toBeVisible()
  await context.setOffline(true)
  await names(page).first().click()
  await expect(profileOf(page)).toHaveText(agata)
})

test('a network that does not answer within ten seconds counts as none', async ({
  page,
  context,
}) => {
  await openThree(page)
  await saveList(page)
  await context.route(/\/favoritos(\.data|$)/, () => {}) // neither page nor data are answered
  await page.goto('/favoritos')
  await expect(notice(page)).toBeVisible()
})

test('one button deletes everything that is saved, once it is pressed again, and the service worker', async ({
  page,
  context,
}) => {
  await openThree(page)
  await saveList(page)
  expect(await caches(page)).toEqual(['offline-1-first'])
  const whole = button(page, /^Apagar tudo o que está guardado/)
  await whole.dblclick() // counts as one press
  await expect(button(page, /^Sim, apagar tudo/)).toBeFocused()
  await expect(page.getByText('Apagar tudo? As listas ficam')).toBeVisible()
  await page.keyboard.press('Escape')
  await whole.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(whole).toBeVisible()
  expect(await caches(page)).toEqual(['offline-1-first'])
  await whole.press('Enter')
  await button(page, /^Sim, apagar tudo/).press('Enter')
  await expect(button(page, saveButton)).toBeVisible()
  await expect(button(page, /apagar tudo/i)).toHaveCount(0)
  await expect(button(page, saveButton)).toBeFocused()
  expect(await caches(page)).toEqual([])
  await page.reload()
  const controller = await page.evaluate(() => navigator.serviceWorker.controller)
  expect(controller).toBeNull()
  await context.setOffline(true)
  await expect(page.goto('/favoritos')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('copies of another release are saved again, and those of an older form are removed', async ({
  page,
}) => {
  await openThree(page)
  await saveList(page)
  await page.evaluate(async () => {
    await window.caches.open('offline-0-old')
    const cache = await window.caches.open('offline-1-first')
    const record = await (await cache.match('/offline-list.json'))?.json()
    await cache.put('/offline-list.json', Response.json({ ...record, release: 'older' }))
  })
  await page.goto('/contato')
  const release = () =>
    page.evaluate(async () => {
      const cache = await window.caches.open('offline-1-first')
      const record = await cache.match('/offline-list.json')
      return record === undefined ? null : (await record.json()).release
    })
  await expect.poll(release, { timeout: 60_000 }).toMatch(/^[\da-f]{16}$/)
  expect(await caches(page)).toEqual(['offline-1-first'])
})

test('a talent who left, and is still in the list, does not make every page save the list again', async ({
  page,
  context,
}) => {
  await openThree(page)
  await context.route('**/offline.json*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), gone: [3] } })
  })
  await saveList(page)
  await expect(page.getByText('2 de 3 talentos estão guardados.')).toBeVisible()
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const facts = context.waitForEvent('requestfinished', (request) =>
    request.url().includes('/offline.json'),
  )
  await page.goto('/contato')
  await facts
  await page.evaluate(() => navigator.locks.request('offline', () => {})) // after the update
  expect(asked.filter((path) => path.startsWith('/modelos/'))).toEqual([])
})

test('a full device, a broken connection and a browser without storage are told in a sentence', async ({
  page,
  context,
}) => {
  await comeWith(page, '[1, 2, 3]')
  await page.goto('/favoritos')
  await button(page, 'Usar offline').click()
  await page.evaluate(() => {
    Cache.prototype.put = async () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await button(page, saveButton).click()
  await expect(page.getByRole('alert')).toHaveText(/^Não há mais espaço/)
  await page.reload()
  await context.route('**/offline.json*', (route) => route.abort())
  await button(page, 'Usar offline').click()
  await button(page, saveButton).click()
  await expect(page.getByRole('alert')).toHaveText(/^A conexão falhou/)
  await page.reload()
  await page.evaluate(() => {
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await button(page, 'Usar offline').click()
  await expect(page.getByRole('alert')).toHaveText(/^Este navegador não guarda páginas/)
})

test('saving can be stopped, and nothing half remains', async ({ page, context }) => {
  await openThree(page)
  const asked = Promise.withResolvers<void>()
  await context.route('**/pictures/1280/**', () => asked.resolve()) // never answers
  await button(page, 'Usar offline').click()
  await button(page, saveButton).click()
  await expect(page.getByRole('progressbar', { name: 'Guardando a lista' })).toBeVisible()
  await asked.promise
  await button(page, 'Cancelar').click()
  await expect(button(page, saveButton)).toBeVisible()
  expect(await caches(page)).toEqual([])
})

test('the panel fits a narrow screen in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await comeWith(page, '[1, 2, 3]')
  for (const [path, words] of [
    ['/favoritos', 'Usar offline'],
    ['/en/favorites', 'Use offline'],
    ['/es/favoritos', 'Usar sin conexión'],
  ] as const) {
    await page.goto(path)
    await button(page, words).click()
    await expect(button(page, words)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('main').locator('section').first()).toBeVisible()
    expect(await page.evaluate(sidewaysScroll)).toBe(0)
    expect(await faultsOfEngines(page)).toEqual([])
  }
})
