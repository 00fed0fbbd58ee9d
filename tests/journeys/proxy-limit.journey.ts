import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'

import { type Running, start } from '../processes.ts'
import { fillIn, openForm, photosReady, slots } from './application-form.ts'
import { faultsOfEngines } from './two-engines.ts'
import { holdRequests } from './held-requests.ts'
import { openProxy } from './proxy-with-limit.ts'
import { photosThatWereSent, rememberWhatIsSent } from './sent-form.ts'

const NGINX_DEFAULT = 1_048_576

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
const receipt = (page: Page) => page.getByRole('heading', { name: 'Recebemos sua candidatura' })

let site: Running
test.beforeAll(async () => {
  const folder = join(test.info().project.outputDir, '.site-behind-a-proxy')
  site = await start('site', { DATA_DIR: folder }, () => {})
})
test.afterAll(() => site.end())

/** The form filled in, with photos that stay large: noise cannot be compressed. */
async function fillInWithLargePhotos(
  page: Page,
  url: string,
  size: readonly [number, number],
): Promise<void> {
  await openForm(page, `${url}/seja-um-modelo`)
  await fillIn(page)
  for (const [index, slot] of slots.entries()) {
    const noise = { type: 'gaussian', mean: 100 + index * 10, sigma: 60 } as const
    const create = {
      width: size[0],
      height: size[1],
      channels: 3,
      background: '#808080',
      noise,
    } as const
    const buffer = await sharp({ create }).jpeg().toBuffer()
    const file = { name: `foto-${index}.jpg`, mimeType: 'image/jpeg', buffer }
    await page.getByLabel(slot, { exact: true }).setInputFiles(file)
  }
  await photosReady(page)
}

/** Photos as `[width, height]`: what is cut off in mid-upload has to be more than lies in the sockets between. */
const ways = [
  ['answered', [1_024, 768]],
  ['cut-off', [2_048, 1_536]],
] as const

for (const [larger, size] of ways) {
  test(`photos that are too large for a proxy are made smaller and sent again: ${larger}`, async ({
    page,
  }) => {
    await page.addInitScript(rememberWhatIsSent)
    const proxy = await openProxy(site.url, { mostBytes: NGINX_DEFAULT, larger })
    await fillInWithLargePhotos(page, proxy.url, size)
    const letGo = await holdRequests(page, '**/assets/send-smaller-*.js') // else it may be said for a moment only
    await send(page).click()
    await expect(page.getByText('Diminuímos as fotos e enviamos de novo.')).toBeVisible()
    letGo()
    await expect(receipt(page)).toBeFocused({ timeout: 90_000 }) // four photos are made smaller, and read
    expect(proxy.forms[0]).toBeGreaterThan(NGINX_DEFAULT)
    expect(proxy.forms.at(-1)).toBeLessThan(900_000)
    const sides = (await page.evaluate(photosThatWereSent)).map(({ width }) => width)
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(640)
    await expect.poll(site.said).toMatch(/ form of \d{7,} bytes.*client_max_body_size 45m/)
    await proxy.close()
  })
}

test('what no proxy takes is said in words, and everything stays in the form', async ({ page }) => {
  const proxy = await openProxy(site.url, { mostBytes: 50_000, larger: 'answered' })
  await fillInWithLargePhotos(page, proxy.url, [1_024, 768])
  await send(page).click()
  const told = page.getByRole('alert').filter({ hasText: 'recusou o envio por ser grande demais' })
  await expect(told).toBeVisible()
  await expect(told).not.toContainText('Envie de novo')
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Canária Lima')
  await photosReady(page)
  expect(await faultsOfEngines(page)).toEqual([])
  await proxy.close()
})
