import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { slots } from '../../tests/journeys/application-form.ts'
import { type Figure, inMs, inTask } from '../figures.ts'
import { launchBrowser, openWatched, type Reaction, reactionTo } from '../telephone.ts'

const VIEW = { width: 1280, height: 800 }

/** The time until a browser on this machine has prepared four photos, and the delays of its page meanwhile. */
export async function measurePhotos(
  origin: string,
  photo: Uint8Array<ArrayBuffer>,
): Promise<Figure[]> {
  await using browser = await launchBrowser()
  const page = await openWatched(browser, { baseURL: origin, viewport: VIEW })
  await page.goto('/seja-um-modelo')
  await page.locator('form#application[data-live=true]').waitFor()
  await using folder = await mkdtempDisposable(join(tmpdir(), 'passarela-bench-'))
  const file = join(folder.path, 'camera.jpg')
  await writeFile(file, photo)
  let readyMs = Number.NaN
  const reaction: Reaction = await reactionTo(page, async () => {
    const start = await page.evaluate(() => performance.now())
    for (const slot of slots) await page.getByLabel(slot, { exact: true }).setInputFiles(file)
    await page.waitForFunction(
      () => document.querySelectorAll('form#application canvas').length === 4,
    )
    readyMs = (await page.evaluate(() => performance.now())) - start
  })
  const doing = 'four photos of 12 megapixels in the browser'
  return [
    { what: `${doing}: chosen to ready`, goal: '1.5 s', measured: inMs(readyMs) },
    {
      what: `${doing}: longest task of the page`,
      goal: '50 ms',
      measured: inTask(reaction.longestTask),
    },
  ]
}
