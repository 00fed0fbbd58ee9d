import { expect, type Page, test } from '@playwright/test'

import { choosePhotos, fillIn, oldEnough, openForm, photosReady } from './application-form.ts'
import { fillInMessage, openContact } from './contact-form.ts'
import { openDialog } from './document-dialog.ts'
import { saveList } from './saved-list.ts'
import { openSettled } from './settled.ts'
import { openThree } from './three-favorites.ts'
import { watchPage } from './watched-page.ts'

// what the oldest browsers that run the site's scripts lack (docs/product.md: Browsers)
test.beforeEach(async ({ context }) => {
  await context.addInitScript(takeAway)
  await context.route('**/assets/photo-worker-*.js', async (route) => {
    const script = await (await route.fetch()).text()
    await route.fulfill({ body: withoutFromImage + script, contentType: 'text/javascript' })
  })
})

/** Runs in the page. */
function takeAway(): void {
  const lacking: readonly [owner: object, names: readonly string[]][] = [
    [Promise, ['withResolvers', 'try']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Intl, ['Segmenter']],
    [Array, ['fromAsync']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Response, ['json']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
    [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Iterator.prototype, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray']],
    [Iterator.prototype, ['forEach', 'some', 'every', 'find']],
    [URLSearchParams.prototype, ['size']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
  ]
  for (const [owner, names] of lacking) {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
}

/** Chrome 111 refuses this value, which later browsers take for granted. */
const withoutFromImage = `const make = self.createImageBitmap
self.createImageBitmap = (source, options) =>
  options?.imageOrientation === 'from-image' ? Promise.reject(new TypeError()) : make(source, options);
`

async function send(page: Page) {
  await oldEnough(page)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
}

test('an application is sent with its photos', async ({ page }) => {
  const faults = watchPage(page)
  await openForm(page)
  await fillIn(page)
  await choosePhotos(page)
  await photosReady(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeFocused()
  expect(faults()).toEqual([])
})

test('closing a tab with something unsent asks first', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Nome completo').fill('Ana')
  expect(await page.evaluate(answerToLeaving)).toBe('true') // Chrome 111 asks for nothing else
})

/** Runs in the page. */
function answerToLeaving(): unknown {
  const leaving = document.createEvent('BeforeUnloadEvent')
  leaving.initEvent('beforeunload', false, true)
  window.dispatchEvent(leaving)
  return Reflect.get(leaving, 'returnValue')
}

test('a message is sent', async ({ page }) => {
  const faults = watchPage(page)
  await openContact(page)
  await fillInMessage(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeFocused()
  expect(faults()).toEqual([])
})

test('a brief filters, a talent is kept, a photo and the documents open', async ({ page }) => {
  const faults = watchPage(page)
  await openSettled(page, '/en/models')
  await page.getByRole('searchbox', { name: 'Search' }).fill('women, 170 to 180')
  await expect(page).toHaveURL('/en/models/women/all?height=170-180')
  await page.getByRole('article').first().getByRole('button', { name: /^Add/ }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favorites/ })
    .click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await openSettled(page, '/modelos/mulheres/image/4/aurelia-montes#book-2')
  await page.keyboard.press('Escape')
  await openDialog(page)
  await openSettled(page, '/comparar?ids=1,2,3')
  await openSettled(page, '/newsletter')
  await openSettled(page, '/verificar-scout')
  expect(faults()).toEqual([])
})

test('a list is put in another order without another load of the page', async ({ page }) => {
  const faults = watchPage(page)
  await openSettled(page, '/en/models')
  await page.evaluate(() => document.body.classList.add('first-load'))
  await page.getByRole('button', { name: /^Sort/ }).click()
  await page.getByRole('link', { name: 'by name' }).click()
  await expect(page).toHaveURL('/en/models?sort=name')
  await expect(page.locator('body')).toHaveClass(/first-load/)
  expect(faults()).toEqual([])
})

test('a saved profile opens without a connection', async ({ page, context }) => {
  await openThree(page)
  await saveList(page)
  const [worker] = context.serviceWorkers()
  expect(
    await worker?.evaluate(() => Reflect.deleteProperty(URLSearchParams.prototype, 'size')),
  ).toBe(true)
  await context.setOffline(true)
  await page.goto('/modelos/mulheres/mainboard/1/agata-fontoura')
  await expect(page).toHaveTitle(/^Ágata Fontoura/)
})

test('the tabs’ titles are not shown again above the galleries', async ({ page }) => {
  await openSettled(page, '/modelos/mulheres/image/4/aurelia-montes')
  await page.evaluate(dropScriptingRules)
  const title = page.getByRole('heading', { name: 'Book' })
  await expect(title).toHaveCSS('clip-path', 'inset(50%)')
  await expect(title).toHaveCSS('position', 'absolute')
})

/** Runs in the page: the rules of media queries that ask for `scripting`, as a browser that does not know it skips them. */
function dropScriptingRules(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  for (const rule of rules) {
    const isUnknown = rule instanceof CSSMediaRule && rule.conditionText.includes('scripting')
    if (isUnknown) rule.media.mediaText = 'not all'
  }
}

test('where the style sheet cannot ask what an element has, the chosen gender is told apart', async ({
  page,
}) => {
  await openForm(page)
  await page.evaluate(dropRulesWithHas)
  const colour = (word: string) =>
    page.getByText(word, { exact: true }).evaluate((element) => getComputedStyle(element).color)
  expect(await colour('Mulher')).not.toBe(await colour('Homem'))
})

/** Runs in the page: the rules that ask for `:has`, as Firefox 120 skips them. */
function dropRulesWithHas(): void {
  const drop = (parent: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = parent.cssRules[index]
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has('))
        parent.deleteRule(index)
      else if (rule instanceof CSSGroupingRule) drop(rule)
    }
  }
  for (const sheet of document.styleSheets) drop(sheet)
}

test('a browser that is older still gets pages without script, which work', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'isWellFormed'))
  const faults = watchPage(page)
  await page.goto('/contato', { waitUntil: 'networkidle' })
  await expect(page.locator('script[type=deferred]')).toHaveCount(1)
  await fillInMessage(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeVisible()
  expect(faults()).toEqual([])
})
