import type { Browser, Page } from 'playwright'

import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, inKb, inMs, inTask } from '../figures.ts'
import { runSite } from '../running-site.ts'
import {
  launchBrowser,
  type Memory,
  memoryOf,
  openTelephone,
  type Reaction,
  reactionTo,
  reactionToTap,
  slowDown,
  tap,
  worstOf,
} from '../telephone.ts'

const SLOWED = 4
/** Each with code that is new to the browser. */
const VISITS = 4

/** How the models page behaves on a telephone four times slower than this machine: filters, and scrolling through everyone. */
export async function measureLooks(talentCount: number): Promise<Figure[]> {
  await using site = await runSite(talentCount)
  await untilCoversAreReady(site)
  await using browser = await launchBrowser()
  const first = []
  for (let visit = 1; visit < VISITS; visit += 1) {
    const page = await openSlowed(browser, site.url)
    first.push(...(await applyFilters(page)))
    await page.context().close()
  }
  const page = await openSlowed(browser, site.url)
  const filtered = worstOf([...first, ...(await applyFilters(page))])
  const before = await memoryOf(page)
  const scrolled = await reactionTo(page, () => scrollThrough(page))
  const after = await memoryOf(page)
  const filteredAfterwards = worstOf(await applyFilters(page))

  const people = talentCount.toLocaleString('en')
  const scrolling = `scrolling through all ${people}`
  const shift = Math.max(filtered.shift, scrolled.shift, filteredAfterwards.shift)
  return [
    taskFigure(`filters, ${VISITS} visits`, filtered),
    { what: 'filters: from tap to paint', goal: '–', measured: inMs(filtered.tapToPaintMs) },
    taskFigure(scrolling, scrolled),
    taskFigure(`filters after ${scrolling}`, filteredAfterwards),
    { what: 'layout shift, in all of these', goal: '0.02', measured: shift.toFixed(3) },
    memoryFigure('at 20 cards', before),
    memoryFigure(`after ${scrolling}`, after),
  ]
}

function taskFigure(doing: string, { longestTask }: Reaction): Figure {
  return { what: `${doing}: longest task`, goal: '50 ms', measured: inTask(longestTask) }
}

function memoryFigure(when: string, { heapBytes, nodes }: Memory): Figure {
  const measured = `${inKb(heapBytes)}, ${nodes} nodes`
  return { what: `script's memory ${when}, garbage collected; DOM nodes`, goal: 'flat', measured }
}

async function openSlowed(browser: Browser, origin: string): Promise<Page> {
  const page = await openTelephone(browser, origin)
  const list = page.waitForResponse('/roster.json')
  await page.goto('/modelos')
  await (await list).finished()
  await page.waitForLoadState('networkidle')
  await slowDown(page, SLOWED)
  return page
}

/** A letter, a board, hair and eyes in the drawer, and all of it taken back. */
async function applyFilters(page: Page): Promise<Reaction[]> {
  const main = page.getByRole('main')
  const alphabet = page.getByRole('navigation', { name: 'Por letra do nome' })
  const drawer = page.getByRole('dialog', { name: 'Filtrar' })
  const steps = [
    alphabet.getByRole('link', { name: 'a', exact: true }),
    alphabet.getByRole('link', { name: 'Todos' }),
    main.getByRole('link', { name: 'Mainboard' }),
    main.getByRole('link', { name: 'Todos os boards' }),
    main.getByRole('button', { name: 'Filtrar' }),
    drawer.getByRole('checkbox').and(page.locator('[name=hair]')).first(),
    drawer.getByRole('checkbox').and(page.locator('[name=eyes]')).first(),
    drawer.getByRole('link', { name: 'Limpar filtros' }),
    drawer.getByRole('button', { name: 'Fechar' }),
  ]
  const reactions: Reaction[] = []
  for (const step of steps) reactions.push(await reactionToTap(page, step))
  return reactions
}

/** A screen at a time, with the button where it stands, down to the last card. */
async function scrollThrough(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Mais modelos' })
  const wheel = await page.context().newCDPSession(page)
  for (;;) {
    await wheel.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 422,
      yDistance: -844,
      speed: 4_000,
    })
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    )
    if (!isAtEnd) continue
    if ((await more.count()) === 0) return
    await tap(page, more)
    await page.waitForTimeout(200)
  }
}
