import { expect, type Page, test } from '@playwright/test'

import { holdRequests } from './held-requests.ts'
import { openTakenOver } from './taken-over.ts'
import { faultsOfEngines } from './two-engines.ts'

const brief = 'women, 170 to 180, brown or black hair, speaks English, for Tuesday'
const meant =
  '/en/models/women/all?height=170-180&hair=black&hair=brown&hair=dark+brown&hair=light+brown&languages=en&name=Tuesday'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a brief becomes the filters that it means, which can be removed, and says what it does not mean', async ({
    page,
  }) => {
    await page.goto('/en/models')
    await page.getByRole('searchbox', { name: 'Search' }).fill(brief)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(meant)
    const filters = page.getByRole('list', { name: 'Active filters' })
    await expect(filters.getByRole('link')).toHaveText([
      /Height: 5'7" to 5'11" \/ 170 cm to 180 cm/,
      /Hair: Black/,
      /Hair: Brown/,
      /Hair: Dark Brown/,
      /Hair: Light Brown/,
      /Languages: English/,
      /Not understood: Tuesday/,
    ])
    await filters.getByRole('link', { name: /Tuesday/ }).click()
    await expect(page).toHaveURL(meant.replace('&name=Tuesday', ''))
  })

  test('talents who miss one criterion by a little are under those who match, with what differs', async ({
    page,
  }) => {
    await page.goto('/en/models?q=women, height 178-179, waist up to 60')
    const near = page.getByRole('region', { name: 'Near misses' })
    const listed = near.getByRole('listitem').filter({ has: page.getByRole('article') })
    expect(await listed.count()).toBeGreaterThan(0)
    for (const each of await listed.all())
      await expect(each).toContainText(
        /(Height: 5'\d+" \/ 1(75|76|77|80|81|82) cm|Waist: .* \/ 6[123] cm)/,
      )
    await page.goto('/en/models')
    await expect(near).toBeHidden()
  })

  test('a name is found with mistakes in it, also from a list without it', async ({ page }) => {
    await page.goto('/modelos/homens/all?height=-120')
    await page.getByRole('searchbox', { name: 'Busca' }).fill('agta fontora')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/modelos?height=-120&name=agta+fontora')
  })

  test('a brief that contradicts itself is put right, and the page says so', async ({ page }) => {
    await page.goto('/en/models?q=waist+90-60')
    await expect(page.getByText('Adjusted or left out: waist.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Waist: .*60 cm to 90 cm/ })).toBeVisible()
  })
})

test('what is typed before the page’s script comes is listed once it is there', async ({
  page,
}) => {
  const letGo = await holdRequests(page, '**/assets/*.js')
  await page.goto('/en/models', { waitUntil: 'domcontentloaded' })
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.pressSequentially('women')
  letGo()
  await expect(page).toHaveURL('/en/models/women/all')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Women')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('women')
})

test('after a reload the field has its text again, and what is typed replaces only that', async ({
  page,
}) => {
  const field = page.getByRole('searchbox', { name: 'Search' })
  await openTakenOver(page, '/en/models/women/all')
  await field.pressSequentially('blonde 178+')
  await expect(page).toHaveURL(/height=178-/)
  await page.reload()
  await expect(field).toHaveValue('blonde 178+')
  await field.press('End')
  await field.pressSequentially(' shoes 40')
  await expect(page).toHaveURL(/women\/all\?height=178-&shoes=40\+br&hair=/)
})

test('what is typed after a change of language stays in it', async ({ page }) => {
  await openTakenOver(page, '/en/models')
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('ana')
  await expect(page).toHaveURL('/en/models?name=ana')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Português' }).click()
  await expect(page).toHaveURL('/modelos?name=ana')
  const field = page.getByRole('searchbox', { name: 'Busca' })
  await field.press('End')
  await field.pressSequentially('b')
  await expect(page).toHaveURL('/modelos?name=anab')
})

test('the list follows while one types, from women to men, by keyboard alone', async ({ page }) => {
  await openTakenOver(page, '/en/models')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.focus()
  await page.keyboard.type('women, height up to 180')
  await expect(page).toHaveURL('/en/models/women/all?height=-180')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('women, height up to 180')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('men over 185')
  await expect(page).toHaveURL('/en/models/men/all?height=185-')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Men')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'models' }).first()).toBeFocused()
  expect(await faultsOfEngines(page)).toEqual([])
})

for (const [what, text, inTurn] of [
  ['Enter', 'women', [null]],
  ['a text of the same meaning, and Enter,', 'woman', ['woman', null]],
] as const) {
  test(`${what} at the moment of a new address: the results of the new page have the focus`, async ({
    page,
  }) => {
    await openTakenOver(page, '/en/models')
    const field = page.getByRole('searchbox', { name: 'Search' })
    await field.focus()
    await field.evaluate(atAddress, { path: '/en/models/women/all', inTurn }) // the page before it is still on screen
    await page.keyboard.type('women')
    await expect(page).toHaveURL('/en/models/women/all')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('Women')
    await expect(heading.getByRole('status')).toBeFocused()
    await expect(field).toHaveValue(text)
  })
}

test('a text that is selected at the moment of a new address stays selected', async ({ page }) => {
  await openTakenOver(page, '/en/models')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.focus()
  await field.evaluate(atAddress, { path: '/en/models/women/all', inTurn: [{ selects: 'all' }] })
  await page.keyboard.type('women')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Women')
  await expect(field).toBeFocused()
  await page.keyboard.type('men')
  await expect(field).toHaveValue('men')
  await expect(page).toHaveURL('/en/models/men/all')
})

test('who types on after Enter keeps the focus in the field', async ({ page }) => {
  await openTakenOver(page, '/en/models')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.pressSequentially('a')
  await expect(page).toHaveURL('/en/models?name=a')
  await field.evaluate(atAddress, { path: '/en/models?name=agatha', inTurn: ['agatha f'] }) // while the list of Enter is on its way
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'agatha'
    input.form?.requestSubmit()
  })
  await expect(page).toHaveURL('/en/models?name=agatha+f')
  await expect(field).toBeFocused()
})

/** Runs in the page: types texts into a field, selects what it holds, or sends its form for `null`, in turn, at the moment when the address is `path`. */
function atAddress(
  element: HTMLElement | SVGElement,
  { path, inTurn }: { path: string; inTurn: readonly (string | null | { selects: string })[] },
) {
  if (!(element instanceof HTMLInputElement)) throw new Error('no field')
  const replaceState = history.replaceState.bind(history)
  history.replaceState = (...state) => {
    replaceState(...state)
    if (location.pathname + location.search !== path) return
    history.replaceState = replaceState
    void actInTurn(element)
  }

  async function actInTurn(input: HTMLInputElement) {
    for (const text of inTurn) {
      if (text === null) input.form?.requestSubmit()
      else if (typeof text === 'object') input.select()
      else {
        input.value = text
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve() // before the page can be rendered
    }
  }
}

/** Types “a”, which fetches the list. From then on no pause ends by itself. */
async function typeAndStopTheClock(page: Page) {
  await openTakenOver(page, '/en/models')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.pressSequentially('a')
  await expect(page).toHaveURL('/en/models?name=a')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 30_000) // not past: a busy machine may take a second; the list is new for a minute
  return field
}

test('each key lists at once; the address follows when the visitor pauses, or leaves the field', async ({
  page,
}) => {
  const field = await typeAndStopTheClock(page)
  await field.pressSequentially('gatha')
  await expect(page.getByRole('link', { name: /^Name: agatha/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 model')
  expect(page.url()).toMatch(/\?name=a$/)
  await page.clock.runFor(300)
  await expect(page).toHaveURL('/en/models?name=agatha')
  await field.fill('agatha f')
  await expect(page.getByRole('link', { name: /^Name: agatha f/ })).toBeVisible()
  expect(page.url()).toMatch(/\?name=agatha$/)
  await field.blur()
  await expect(page).toHaveURL('/en/models?name=agatha+f')
  await field.fill('women') // another page, which nothing on this one can show
  await expect(page).toHaveURL('/en/models/women/all')
})

test('a filter that is removed empties the field; a profile leads back to the list that was typed', async ({
  page,
}) => {
  await openTakenOver(page, '/en/models')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('agatha')
  await expect(page).toHaveURL('/en/models?name=agatha')
  await page.getByRole('link', { name: /^Ágata Fontoura/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ágata/)
  await page.goBack()
  await expect(page).toHaveURL('/en/models?name=agatha')
  await expect(field).toHaveValue('agatha')
  await expect(field).not.toBeFocused()
  await page.getByRole('link', { name: /Name: agatha/ }).click()
  await expect(page).toHaveURL('/en/models')
  await expect(field).toHaveValue('')
})

test('a letter that is clicked before the typed address has come is chosen too', async ({
  page,
}) => {
  const field = await typeAndStopTheClock(page)
  await field.pressSequentially('g')
  await expect(page.getByRole('link', { name: /^Name: ag\b/ })).toBeVisible()
  const letters = page.getByRole('navigation', { name: 'By first letter' })
  await letters.getByRole('link', { name: 'a', exact: true }).click()
  await expect(page).toHaveURL('/en/models?letter=a&name=ag')
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL('/en/models?letter=a&name=ag')
  await expect(field).toHaveValue('ag')
})

test('the address of an earlier text does not bring its list back', async ({ page }) => {
  await openTakenOver(page, '/en/models')
  const field = page.getByRole('searchbox', { name: 'Search' })
  const heading = page.getByRole('heading', { level: 1 })
  await field.evaluate(atAddress, { path: '/en/models?name=a', inTurn: ['agatha f'] }) // typed while the list of “a” is on its way
  const shown = await page.evaluateHandle(watchHeading)
  await field.press('a')
  await expect(page).toHaveURL('/en/models?name=agatha+f')
  await expect(heading).toContainText('1 model')
  const counts = await shown.jsonValue()
  const first = counts.findIndex((text) => text.includes('1 model'))
  expect(first).toBeGreaterThan(-1)
  expect(new Set(counts.slice(first)).size).toBe(1)
})

/** Runs in the page: the heading's text at each frame. */
function watchHeading(): string[] {
  const texts: string[] = []
  const look = () => {
    texts.push(document.querySelector('h1')?.textContent ?? '')
    requestAnimationFrame(look)
  }
  look()
  return texts
}

test('a list that is older than a minute is fetched anew before it answers', async ({ page }) => {
  await page.clock.install()
  await openTakenOver(page, '/en/models')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.pressSequentially('a')
  await expect(page).toHaveURL('/en/models?name=a')
  await page.clock.fastForward(61_000)
  const fetched = page.waitForRequest('**/roster.json')
  await field.pressSequentially('gatha')
  await fetched
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 model')
})
