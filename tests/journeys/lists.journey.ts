import { expect, test, type Page } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { expectToFit } from './every-screen.ts'
import { comeWith, fillStorage, keptText, disableStorage } from './kept-favorites.ts'
import { agata, amadeu, antonia, button, list, names, openThree } from './three-favorites.ts'
import { openTwo } from './two-lists.ts'
import { watchPage } from './watched-page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const talentsIn = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem').getByRole('link')
const mark = (page: Page, name: string, word: string) =>
  page.getByRole('group', { name: `Marca de ${name}` }).getByRole('button', { name: word })
const note = (page: Page, name: string) => page.getByRole('textbox', { name: `Nota sobre ${name}` })

/** Makes a list by keyboard; its title is selected at once. */
async function makeList(page: Page, name: string) {
  await beginList(page)
  await nameList(page, name)
}

async function beginList(page: Page) {
  await button(page, 'Nova lista').press('Enter')
  await expect(page.getByRole('textbox', { name: 'Nome da lista' })).toBeFocused()
}

async function nameList(page: Page, name: string) {
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(name)
}

test('a list is made, named, filled by hearts, left and opened again by keyboard', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openThree(page)
  await makeList(page, 'Inverno')
  await expect(button(page, 'Renomear')).toBeFocused()
  await expect(page.getByText('Esta lista ainda está vazia.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ver modelos' }).click()
  await page.getByRole('button', { name: `Favoritar ${amadeu}` }).click()
  const count = page.getByRole('banner').getByRole('link', { name: 'Favoritos 1' })
  await count.click()
  await expect(talentsIn(page, 'Inverno')).toHaveText([amadeu])
  await expect(title(page)).toBeFocused() // with the next frame: what is focused before loses it

  await button(page, 'Favoritos 3').press('Enter')
  await expect(button(page, 'Favoritos 3')).toBeFocused()
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
  await page.reload()
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
  await button(page, 'Inverno 1').click()
  await expect(talentsIn(page, 'Inverno')).toHaveText([amadeu])
  expect(faults()).toEqual([])
})

test('a list keeps its name when the visitor leaves the field, and not with Esc', async ({
  page,
}) => {
  await openThree(page)
  await button(page, 'Renomear').click()
  await page.keyboard.type('Verão')
  await page.keyboard.press('Escape')
  await expect(title(page)).toContainText('Favoritos')
  await button(page, 'Renomear').click()
  await page.keyboard.type('  Verão   2027 ')
  await mark(page, agata, 'Sim').click()
  await expect(title(page)).toContainText('Verão 2027')
  await expect(mark(page, agata, 'Sim')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Desfazer').click()
  await button(page, 'Desfazer').click()
  await expect(title(page)).toContainText('Favoritos')
})

test('a name that is being typed is kept by Back, by a reload, and for its list if another tab opens another', async ({
  page,
  context,
}) => {
  await comeWith(page, '[1, 2, 3]')
  await page.goto('/modelos')
  await page.getByRole('banner').getByRole('link', { name: 'Favoritos 3' }).click()
  const type = async (name: string) => {
    await button(page, 'Renomear').click()
    await page.keyboard.type(name)
  }
  await type('Verão')
  await page.goBack()
  await expect(page).toHaveURL('/modelos')
  await expect(title(page)).toContainText('Modelos')
  await page.goForward()
  await expect(title(page)).toContainText('Verão')
  await type('Outono')
  await page.reload()
  await expect(title(page)).toContainText('Outono')
  await type('Primavera')
  await page.keyboard.press('Escape')
  await expect(title(page)).toContainText('Outono')

  await type('Primavera')
  const other = await context.newPage()
  await other.goto('/favoritos')
  await beginList(other)
  // two tabs that write within a few milliseconds do not see what the other one writes
  for (const each of [page, other]) await expect(button(each, 'Primavera 3')).toBeVisible()
  await nameList(other, 'Inverno')
  await expect(title(page)).toContainText('Inverno')
  await expect(button(page, 'Primavera 3')).toBeVisible()
})

test('a list that was deleted comes back with all that was in it', async ({ page }) => {
  await openThree(page)
  await makeList(page, 'Inverno')
  await button(page, 'Favoritos 3').click()
  await mark(page, amadeu, 'Talvez').click()
  await note(page, amadeu).fill('Livre na terça')
  await button(page, 'Excluir lista').press('Enter')
  await expect(title(page)).toContainText('Inverno')
  const undo = button(page, 'Desfazer')
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription('Lista excluída: Favoritos.')
  await expect(button(page, 'Excluir lista')).toHaveCount(0) // of the last one
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
  await expect(mark(page, amadeu, 'Talvez')).toHaveAttribute('aria-pressed', 'true')
  await expect(note(page, amadeu)).toHaveValue('Livre na terça')
})

test('a note and a mark are kept as they are made, stay with their talent and can be undone', async ({
  page,
}) => {
  await openThree(page)
  await note(page, agata).focus()
  await page.keyboard.type('<b>Alta</b>')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(mark(page, agata, 'Não')).toHaveAttribute('aria-pressed', 'true')
  await button(page, `Mover ${agata} para a posição seguinte`).click()
  await page.reload()
  await expect(names(page)).toHaveText([amadeu, agata, antonia])
  await expect(note(page, agata)).toHaveValue('<b>Alta</b>')
  await mark(page, agata, 'Não').click()
  await expect(mark(page, agata, 'Não')).toHaveAttribute('aria-pressed', 'false')
  await note(page, agata).fill('Baixa')
  await expect(button(page, 'Desfazer')).toHaveAccessibleDescription(`A nota sobre ${agata} mudou.`)
  await button(page, 'Desfazer').click()
  await expect(note(page, agata)).toHaveValue('<b>Alta</b>')
  await button(page, 'Desfazer').click()
  await expect(mark(page, agata, 'Não')).toHaveAttribute('aria-pressed', 'true')
  await expect(mark(page, agata, 'Não')).toBeFocused()
  expect(await keptText(page)).not.toContain('Alta') // older releases read it
})

test('a note is kept although the page is closed in the middle of a word, and holds 500 letters', async ({
  page,
}) => {
  await openThree(page)
  await note(page, agata).fill('x'.repeat(700))
  await page.reload()
  await expect(note(page, agata)).toHaveValue('x'.repeat(500))
})

test('tabs agree on lists, marks and notes', async ({ page, context }) => {
  await openThree(page)
  const other = await context.newPage()
  await other.goto('/favoritos')
  await mark(page, agata, 'Sim').click()
  await note(page, agata).fill('Alta')
  await expect(mark(other, agata, 'Sim')).toHaveAttribute('aria-pressed', 'true')
  await expect(note(other, agata)).toHaveValue('Alta')
  await makeList(other, 'Inverno')
  await expect(title(page)).toHaveText('Inverno')
})

test('a note stays in the list in which it was typed, although another tab opens another list', async ({
  page,
  context,
}) => {
  const [summer, winter] = [
    { title: 'Verão', ids: [1, 2], notes: { 1: 'Alta' } },
    { title: 'Inverno', ids: [1, 3] },
  ]
  await openTwo(page, summer, winter)
  const other = await context.newPage()
  await other.goto('/favoritos')
  await page.clock.install() // the pause after which a note is stored does not come by itself
  await button(page, 'Inverno 2').click()
  for (const each of [page, other]) await expect(title(each)).toContainText('Inverno')
  await note(page, agata).fill('Para o inverno')
  await button(other, 'Verão 2').click()
  await expect(title(page)).toContainText('Verão')
  await page.clock.runFor(1_000)
  await expect(note(page, agata)).toHaveValue('Alta')
  await button(page, 'Inverno 2').click()
  await expect(note(page, agata)).toHaveValue('Para o inverno')
})

test('measures are there without pointing', async ({ page }) => {
  await openThree(page)
  const first = list(page).getByRole('listitem').first()
  await expect(first.getByText(`177 cm / 5'10"`).last()).toBeVisible()
  const name = await first.getByText(agata).boundingBox()
  const height = await first.locator('dl .height').boundingBox()
  expect(height?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
})

for (const [name, breakStorage] of [
  ['shut', disableStorage],
  ['full', fillStorage],
] as const) {
  test(`lists last for the visit where the storage is ${name}, and the visitor is told`, async ({
    page,
  }) => {
    const faults = watchPage(page)
    await page.addInitScript(breakStorage)
    await page.goto('/favoritos')
    await makeList(page, 'Inverno')
    await expect(page.getByText(/^Este navegador não guarda favoritos/).last()).toBeVisible()
    await button(page, 'Favoritos 0').click()
    await expect(button(page, 'Inverno 0')).toBeVisible()
    expect(faults()).toEqual([])
  })
}

test('broken lists are set aside and told of, and favorites stay', async ({ page }) => {
  await comeWith(page, '[1, 2, 3]')
  await page.evaluate(() => localStorage.setItem('favorites-lists', '{"lists": [{"id": "a"'))
  await page.goto('/favoritos')
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
  await expect(page.getByText('não pôde ser lida')).toBeVisible()
  await makeList(page, 'Inverno')
  expect(await page.evaluate(() => localStorage.getItem('favorites-lists-unreadable'))).toBe(
    '{"lists": [{"id": "a"',
  )
})

test('lists with marks and notes have no fault that axe finds, in three languages', async ({
  page,
}) => {
  await openThree(page)
  await mark(page, agata, 'Sim').click()
  await mark(page, amadeu, 'Não').click()
  await note(page, agata).fill('Alta')
  await makeList(page, 'Inverno')
  expect(await faultsOfEngines(page)).toEqual([])
  await button(page, 'Favoritos 3').click()
  await expect(names(page)).toHaveCount(3)
  for (const path of ['/favoritos', '/en/favorites', '/es/favoritos']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3)
    expect(await faultsOfEngines(page), path).toEqual([])
  }
  await button(page, 'Cambiar nombre').click()
  expect(await faultsOfEngines(page)).toEqual([])
})

test('lists fit every screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 }) // each button is within reach there
  await openThree(page)
  await makeList(page, 'Uma campanha de inverno com um nome sem fim nem fundo')
  await expectToFit(page, 'lists-empty')
  await button(page, 'Favoritos 3').click()
  await mark(page, agata, 'Sim').click()
  await mark(page, amadeu, 'Talvez').click()
  await mark(page, antonia, 'Não').click()
  await note(page, agata).fill('Livre na terça, e só na terça.')
  await expectToFit(page, 'lists')
})
