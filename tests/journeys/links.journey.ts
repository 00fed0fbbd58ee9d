import { expect, test, type Browser, type Page } from '@playwright/test'

import { listFragment, type SentList } from '#site/favorites/lists/list-link.ts'
import { noRemark, type Remark } from '#site/favorites/lists/named-lists.ts'

import { faultsOfEngines } from './two-engines.ts'
import { expectToFit } from './every-screen.ts'
import { copied } from './copied-link.ts'
import { comeWith, keptText } from './kept-favorites.ts'
import { agata, amadeu, antonia, button, list, names, openThree } from './three-favorites.ts'
import { watchPage } from './watched-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const mark = (page: Page, name: string, word: string) =>
  page.getByRole('group', { name: `Marca de ${name}` }).getByRole('button', { name: word })
const note = (page: Page, name: string) => page.getByRole('textbox', { name: `Nota sobre ${name}` })
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Somebody else's browser. */
async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  return context.newPage()
}

async function rename(page: Page, name: string) {
  await button(page, 'Renomear').click()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(title(page)).toContainText(name)
}

const alta: Remark = { note: '<b>Alta</b>\nLivre na terça', mark: 'yes' }

/** The address of a list in a link that somebody sent. */
async function linkTo(change: Partial<SentList> = {}, brand = 'Vereda', path = '/favoritos') {
  const talents = [1, 2, 3].map((id) => ({
    id,
    sent: id === 1 ? alta : noRemark,
    answered: noRemark,
  }))
  const sent = { title: 'Inverno', sender: 'Marta', answerer: null, talents, ...change }
  return path + (await listFragment(sent, brand))
}

test('a list goes to somebody with title, sender, order, notes and marks, and their answer comes back', async ({
  page,
  browser,
}) => {
  const faults = watchPage(page)
  await openThree(page)
  await button(page, `Mover ${antonia} para a posição anterior`).click()
  await rename(page, 'Inverno')
  await mark(page, agata, 'Sim').click()
  await note(page, agata).fill('Livre na terça?')
  await button(page, 'Remetente e QR code').click()
  await page.getByLabel('Seu nome no link').fill('Marta')
  const link = await copied(page, 'Copiar link')
  expect(link).toMatch(/^\/favoritos#list=1[\w-]+$/)

  const client = await somebody(browser)
  const clientFaults = watchPage(client)
  await comeWith(client, '[4]')
  await client.goto(link)
  await expect(title(client)).toContainText('Inverno')
  await expect(client.getByText('De Marta.')).toBeVisible()
  const talents = client.getByRole('list', { name: 'Inverno' }).getByRole('listitem')
  await expect(talents.getByRole('link')).toHaveText([agata, antonia, amadeu])
  await expect(card(client, agata)).toContainText('MartaSimLivre na terça?')
  await mark(client, agata, 'Sim').press('Space')
  await mark(client, amadeu, 'Não').press('Space')
  await note(client, amadeu).fill('Alto demais.')
  await client.getByLabel('Seu nome na resposta').fill('Rui')
  await client.reload()
  await expect(note(client, amadeu)).toHaveValue('Alto demais.')
  expect(await keptText(client)).toBe('[4]')
  const answer = await copied(client, 'Copiar link da resposta')
  expect(clientFaults()).toEqual([])
  await client.context().close()

  await page.goto(answer)
  await expect(page.getByText('Resposta de Rui. 1 talento tem sim dos dois lados.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Inverno' })
  await expect(table.getByRole('columnheader')).toHaveText(['Talento', 'Marta', 'Rui'])
  await expect(table.getByRole('row').nth(1)).toContainText(/Ágata FontouraSimLivre na terça\?Sim/)
  await expect(table.getByRole('row').nth(3)).toContainText(
    'Amadeu Sequeirasem marcaNãoAlto demais.',
  )
  await button(page, 'Guardar a resposta como lista').click()
  await expect(title(page)).toContainText('Inverno – Rui')
  await expect(note(page, amadeu)).toHaveValue('Alto demais.')
  await button(page, 'Inverno 3').click()
  await expect(note(page, agata)).toHaveValue('Livre na terça?')
  expect(faults()).toEqual([])
})

test('a list from a link is kept as a list of its own, or joins the open one, and both can be undone', async ({
  page,
}) => {
  await comeWith(page, '[2, 4]')
  await page.goto(await linkTo())
  await button(page, 'Juntar a Favoritos').click()
  await expect(page.getByText('Todos estão em Favoritos.')).toBeFocused() // the button is gone
  await button(page, 'Guardar como nova lista').click()
  await expect(page).toHaveURL('/favoritos')
  await expect(title(page)).toContainText('Inverno')
  await expect(note(page, agata)).toHaveValue(alta.note)
  await expect(mark(page, agata, 'Sim')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Desfazer').click()
  await expect(names(page)).toHaveText([amadeu, 'Aurélia Montês', agata, antonia])
  await expect(note(page, agata)).toHaveValue(alta.note)
  await button(page, 'Desfazer').click()
  await expect(names(page)).toHaveText([amadeu, 'Aurélia Montês'])
})

test('the answer to a list without marks says how many have a yes', async ({ page }) => {
  const talents = [{ id: 2, sent: noRemark, answered: { ...noRemark, mark: 'yes' as const } }]
  await page.goto(await linkTo({ talents, answerer: 'Rui' }))
  await expect(page.getByText('Resposta de Rui. 1 talento recebeu sim.')).toBeVisible()
  const ask = page.getByRole('link', { name: 'Consultar disponibilidade' })
  await expect(ask).toHaveAttribute('href', '/favoritos?ids=2#brief')
})

test('notes and marks stay at home if the visitor wants so; a list that is talents alone has a short link', async ({
  page,
  browser,
}) => {
  await openThree(page)
  await note(page, agata).fill('Alta')
  await button(page, 'Remetente e QR code').click()
  await page.getByRole('checkbox', { name: 'Notas e marcas vão junto' }).uncheck()
  expect(await copied(page, 'Copiar link')).toBe('/favoritos?ids=1,2,3')

  const client = await somebody(browser)
  await client.goto('/favoritos?ids=1,2,3')
  await button(client, 'Marcar e responder').click()
  await mark(client, antonia, 'Talvez').click()
  const answer = await copied(client, 'Copiar link da resposta')
  await client.context().close()
  await page.goto(answer)
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText([
    'Talento',
    'Quem enviou',
    'Quem respondeu',
  ])
  await expect(page.getByRole('table').getByRole('row').nth(3)).toContainText('Talvez')
})

test('no server hears of title, sender, notes and marks', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url() + (request.postData() ?? '')))
  const link = await linkTo()
  await page.goto(link)
  await expect(card(page, agata)).toContainText('<b>Alta</b>')
  const secret = link.slice(link.indexOf('=') + 1)
  expect(addresses.filter((each) => each.includes(secret) || /Inverno|Marta/.test(each))).toEqual(
    [],
  )
})

test('a link that was cut, is newer or another agency’s says so and changes nothing', async ({
  page,
}) => {
  await comeWith(page, '[4]')
  const link = await linkTo()
  for (const [address, sentence] of [
    [link.slice(0, -5), 'Este link está incompleto ou foi alterado.'],
    ['/favoritos#list=', 'Este link está incompleto ou foi alterado.'],
    [link.replace('=1', '=2'), 'Este link vem de uma versão mais nova do site.'],
    [await linkTo({}, 'Outra'), 'Este link é do site de outra agência'],
  ] as const) {
    await page.goto('/sobre')
    await page.goto(address)
    await expect(page.getByText(sentence), address).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Meus favoritos' })).toBeVisible()
    expect(await faultsOfEngines(page)).toEqual([])
  }
  expect(await keptText(page)).toBe('[4]')
  await page.getByRole('main').getByRole('link', { name: 'Meus favoritos' }).click()
  await expect(names(page)).toHaveText(['Aurélia Montês'])
})

test('a talent of a link who left is told of, and a note in any script stands as it was written', async ({
  page,
}) => {
  const talents = [
    { id: 9_999, sent: { note: 'متاحة يوم الثلاثاء', mark: 'no' as const }, answered: noRemark },
    { id: 1, sent: alta, answered: noRemark },
  ]
  await page.goto(await linkTo({ talents }))
  await expect(page.getByText('Um talento do link não está mais na agência.')).toBeVisible()
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first).toContainText('Não está mais na agência')
  await expect(first.getByText('متاحة')).toHaveCSS('direction', 'rtl')
  await expect(page.locator('main b')).toHaveCount(0)
  await button(page, 'Guardar como nova lista').click()
  await expect(title(page)).toContainText('Inverno')
  await expect(page.getByRole('list', { name: 'Inverno' }).getByRole('listitem')).toHaveCount(1)
})

test('a list from a link stays when the language changes, and is there again after Back', async ({
  page,
}) => {
  const link = await linkTo()
  await page.goto(link)
  await page.getByRole('link', { name: amadeu }).click()
  await expect(title(page)).toHaveText(amadeu)
  await page.goBack()
  await expect(card(page, agata)).toContainText('Livre na terça')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(link.replace('/favoritos', '/en/favorites'))
  await expect(page.getByText('From Marta.')).toBeVisible()
})

test('the link is a QR code when asked for; a link that is too long says so', async ({ page }) => {
  const faults = watchPage(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openThree(page)
  await rename(page, 'Inverno')
  await button(page, 'Remetente e QR code').click()
  expect(scripts.filter((each) => each.includes('lean-qr'))).toEqual([])
  await button(page, 'Mostrar QR code').press('Enter')
  const code = page.getByRole('img', { name: 'QR code do link' }).locator('path')
  await expect(code).toBeVisible()
  const before = await code.getAttribute('d')
  expect(await faultsOfEngines(page)).toEqual([])
  await page.getByLabel('Seu nome no link').fill('Marta')
  await button(page, 'Mostrar QR code').click() // another link has another code
  await expect(code).toBeVisible()
  expect(await code.getAttribute('d')).not.toBe(before)
  for (const name of [agata, amadeu, antonia]) {
    await note(page, name).fill(
      Array.from({ length: 500 }, () => Math.random().toString(36)[3]).join(''),
    )
  }
  await expect(page.getByText('O link é longo demais para um QR code.')).toBeVisible()
  expect(faults()).toEqual([])
})

test('lists from links and answers have no fault that axe finds, in three languages', async ({
  page,
}) => {
  const answered = [1, 2].map((id) => ({ id, sent: alta, answered: alta }))
  for (const path of ['/favoritos', '/en/favorites', '/es/favoritos']) {
    await page.goto(await linkTo({}, 'Vereda', path))
    await expect(card(page, agata)).toContainText('Marta')
    expect(await faultsOfEngines(page), path).toEqual([])
    await page.goto(await linkTo({ answerer: 'Rui', talents: answered }, 'Vereda', path))
    await expect(page.getByRole('table').getByRole('link')).toHaveText([agata, amadeu])
    expect(await faultsOfEngines(page), path).toEqual([])
  }
})

test('lists from links, answers and what makes a link fit every screen', async ({ page }) => {
  const talents = [1, 2, 3].map((id) => ({ id, sent: alta, answered: alta }))
  const long = { title: 'Uma campanha de inverno', sender: 'Wilhelmina Kowalczyk-Montgomery' }
  for (const [name, answerer] of [
    ['sent', null],
    ['answered', 'Wilhelmina Kowalczyk-Montgomery'],
  ] as const) {
    await page.goto('/sobre')
    await page.goto(await linkTo({ ...long, answerer, talents }))
    await expect(page.getByRole('main').getByRole('link', { name: agata })).toBeVisible()
    await expectToFit(page, name)
  }
  await page.setViewportSize({ width: 320, height: 844 }) // each button is within reach there
  await openThree(page)
  await rename(page, 'Inverno')
  await button(page, 'Remetente e QR code').click()
  await button(page, 'Mostrar QR code').click()
  await expect(page.getByRole('img', { name: 'QR code do link' })).toBeVisible()
  await expectToFit(page, 'link')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link with a list says what it needs', async ({ page }) => {
    await page.goto(await linkTo())
    await expect(page.getByText(/os que trazem título ou notas, não/)).toBeVisible()
    await expect(list(page)).toHaveCount(0)
  })
})
