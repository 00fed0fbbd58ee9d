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
/**
 * The number of visits. Each starts with a fresh browser context, so the code is new to it; a value high in only one visit is due
 * to the machine.
 */
const VISITS = 3

type Visit = {
  filtered: Reaction
  before: Memory
  scrolled: Reaction
  after: Memory
  filteredAfterwards: Reaction
}

/**
 * The behaviour of the models page on a phone four times slower than this machine: filters, and scrolling through all talents.
 */
export async function measureLooks(talentCount: number): Promise<Figure[]> {
  await using site = await runSite(talentCount)
  await untilCoversAreReady(site)
  await using browser = await launchBrowser()
  const visits: Visit[] = []
  for (let visit = 1; visit <= VISITS; visit += 1) visits.push(await visitOnce(browser, site.url))

  const people = talentCount.toLocaleString('en')
  const scrolling = `scrolling through all ${people}`
  const filtered = visits.map((visit) => visit.filtered)
  const scrolled = visits.map((visit) => visit.scrolled)
  const filteredAfterwards = visits.map((visit) => visit.filteredAfterwards)
  const { shift } = worstOf([...filtered, ...scrolled, ...filteredAfterwards])
  const tapToPaint = filtered.map(({ tapToPaintMs }) => inMs(tapToPaintMs)).join(', ')
  return [
    taskFigure('filters', filtered),
    { what: 'filters: from tap to paint', goal: '–', measured: tapToPaint },
    taskFigure(scrolling, scrolled),
    taskFigure(`filters after ${scrolling}`, filteredAfterwards),
    { what: 'layout shift, in all of these', goal: '0.02', measured: shift.toFixed(3) },
    memoryFigure('at 20 cards', visits.at(-1)?.before),
    memoryFigure(`after ${scrolling}`, visits.at(-1)?.after),
  ]
}

async function visitOnce(browser: Browser, origin: string): Promise<Visit> {
  const page = await openSlowed(browser, origin)
  const visit = {
    filtered: worstOf(await applyFilters(page)),
    before: await memoryOf(page),
    scrolled: await reactionTo(page, () => scrollThrough(page)),
    after: await memoryOf(page),
    filteredAfterwards: worstOf(await applyFilters(page)),
  }
  await page.context().close()
  return visit
}

function taskFigure(doing: string, reactions: readonly Reaction[]): Figure {
  const measured = reactions.map(describeTasks).join(', ')
  return { what: `${doing}: longest task of each visit`, goal: '50 ms', measured }
}

function describeTasks({ longestTask, longTasks }: Reaction): string {
  return inTask(longestTask) + (longTasks > 1 ? ` (${longTasks} above 50 ms)` : '')
}

function memoryFigure(when: string, memory: Memory | undefined): Figure {
  const measured = memory === undefined ? '–' : `${inKb(memory.heapBytes)}, ${memory.nodes} nodes`
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

/** Chooses a letter, a board, and hair and eyes in the drawer, then clears everything. */
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

/** Scrolls one screen at a time, pressing the button for more where it appears, down to the last card. */
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
