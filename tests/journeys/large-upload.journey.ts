import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { en } from '#site/i18n/forms/en.ts'

import { size } from '../sizes.ts'

const TIMES = size(5, 20)
const MB = 1_000_000

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is larger than any may be is refused in words that the browser shows, each time', async ({
    page,
  }) => {
    test.setTimeout(size(120_000, 300_000))
    const file = join(test.info().outputDir, 'photo.jpg')
    await page.goto('/en/be-a-model')
    await page.screenshot({ path: join(test.info().outputDir, 'form.png') }) // makes the folder
    await writeFile(file, '')
    await truncate(file, 60 * MB)
    for (let time = 0; time < TIMES; time += 1) {
      await page.goto('/en/be-a-model')
      await page.getByLabel(/^Face/).setInputFiles(file)
      const answer = page.waitForResponse((each) => each.request().method() === 'POST')
      await page.getByRole('button', { name: en.send, exact: true }).click()
      expect((await answer).status()).toBe(413)
      await expect(page.getByText(en.failures['too-large'])).toBeVisible()
    }
  })
})
