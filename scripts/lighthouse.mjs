// `npm run lighthouse`, `npm run lighthouse -- /en/models /sobre`: runs Lighthouse (mobile) over pages of the built site, with
// the demo agency in a fresh folder. Takes the median of three runs; exits with 1 if a score is below 95. Unlike the other
// scripts it needs the installed packages and the pinned Node, which `npm run` finds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import lighthouse from 'lighthouse'
import { chromium } from 'playwright'

import { browserLaunch } from '../tests/browser.ts'
import { freePort } from '../tests/free-port.ts'

const RUNS = 3
const WANTED = 95
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** The phone that Lighthouse emulates. */
const telephone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : ['/', '/modelos']
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const [port, debugPort] = [await freePort(), await freePort()]
const origin = `http://localhost:${port}`
const site = await startSite()
const launch = await browserLaunch()
const debugging = `--remote-debugging-port=${debugPort}`
const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), debugging] })
try {
  const judgements = []
  for (const path of paths) {
    await makePictures(path)
    judgements.push(await judge(path))
  }
  tell(judgements)
  if (judgements.some(({ scores }) => Object.values(scores).some((score) => score < WANTED))) {
    process.exitCode = 1
  }
} finally {
  await browser.close()
  site.kill()
  await once(site, 'exit')
}

async function startSite() {
  const child = spawn(process.execPath, ['build/server/index.js'], {
    env: { HOST: '127.0.0.1', PORT: port, SITE_URL: origin, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
    said += chunk
    if (said.includes(origin)) break
  }
  child.stderr.resume()
  if (!said.includes(origin)) throw new Error(said)
  return child
}

/**
 * Makes the page's sized copies beforehand: the site makes them on the first request, once for all visitors, which is not
 * measured here.
 */
async function makePictures(path) {
  const context = await browser.newContext(telephone)
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await context.close()
}

async function judge(path) {
  const reports = []
  for (let run = 0; run < RUNS; run += 1) {
    const flags = { port: debugPort, onlyCategories: categories, logLevel: 'error' }
    const { lhr } = await lighthouse(origin + path, flags)
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
    reports.push(lhr)
  }
  const scoreOf = (name) =>
    median(reports.map((lhr) => Math.round(lhr.categories[name].score * 100)))
  return {
    path,
    scores: Object.fromEntries(categories.map((name) => [name, scoreOf(name)])),
    faults: faultsOf(reports.at(-1)),
  }
}

/** The audits of the last run that lost points. */
function faultsOf(lhr) {
  const weighed = categories.flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => ({ name, id })),
  )
  return weighed
    .map(({ name, id }) => ({ name, ...lhr.audits[id] }))
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ name, title, displayValue = '' }) => `${name}: ${title} ${displayValue}`.trim())
}

function tell(judgements) {
  console.table(
    Object.fromEntries(judgements.map(({ path, scores }) => [path, scores])),
    categories,
  )
  for (const { path, faults } of judgements) {
    for (const fault of faults) console.log(`${path}  ${fault}`)
  }
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
}
