import { expect, test, type Page } from '@playwright/test'

import { fillInMessage, openContact } from './contact-form.ts'
import { holdClock } from './held-clock.ts'
import { openProxy } from './proxy-with-limit.ts'

const stalled = (page: Page) => page.getByText('O envio parou no caminho.')

/** Fills the form in and sends it, with the clock held. */
async function sendMessage(page: Page, address = '/contato'): Promise<void> {
  await openContact(page, address)
  await fillInMessage(page)
  await holdClock(page)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
}

test('a form fails after 60 s without progress, and keeps its words', async ({ page }) => {
  const reached = Promise.withResolvers<void>()
  await page.route('**/contact/send', () => reached.resolve())
  await sendMessage(page)
  await reached.promise
  await page.clock.runFor(59_000)
  await expect(stalled(page)).toHaveCount(0)
  await page.clock.runFor(1_100)
  await expect(stalled(page)).toBeVisible()
  await expect(page.locator('form#message [name=message]')).toHaveValue(/^Três dias/)
})

test('a form that has arrived fails after 30 s without an answer', async ({ page, baseURL }) => {
  const proxy = await openProxy(baseURL ?? '', { mostBytes: 100, larger: 'unanswered' })
  await page.addInitScript(markUploads)
  await sendMessage(page, `${proxy.url}/contato`)
  await expect(page.locator('html')).toHaveAttribute('data-uploaded')
  await page.clock.runFor(29_000)
  await expect(stalled(page)).toHaveCount(0)
  await page.clock.runFor(1_100)
  await expect(stalled(page)).toBeVisible()
  await proxy.close()
})

/** Runs in the page: notes on its root when an upload is complete. */
function markUploads(): void {
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override send(body?: XMLHttpRequestBodyInit | null) {
      this.upload.addEventListener('load', () => {
        document.documentElement.dataset['uploaded'] = ''
      })
      super.send(body)
    }
  }
}
