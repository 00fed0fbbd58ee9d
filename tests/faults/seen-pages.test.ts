import { describe, expect, it } from 'vitest'

import * as fault from './service-faults.ts'
import { pagesOf, runSiteOverFaults, wrongPages } from './site-over-faults.ts'

/** Every call that reads, by a part of its address. */
const readingCalls = [
  '/api/talents/attributes',
  '/api/talents?',
  '/api/talent/profile?',
  '/api/options?',
  '/api/slides/home',
  '/api/posts/newsletter/pt?',
  '/api/posts/newsletter/pt/',
  '/api/entities/newsletter',
  '/api/entities/prehome',
  '/api/entities/staff',
  '/api/social-medias',
]

const patience = { timeout: 60_000, interval: 200 }
const running = runSiteOverFaults()

/** Calls that no page has made since they were last counted. */
function unasked(): string[] {
  const asked = [...running().panel.asked, ...running().integration.asked]
  return readingCalls.filter((call) => !asked.some((line) => line.includes(call)))
}

function countAnew() {
  for (const service of [running().panel, running().integration]) service.countAnew()
}

/** The fault once for each call, then good answers: a second empty answer in a row would be believed. */
function oncePerCall(broken: fault.Fault): fault.Fault {
  const seen = new Set<string>()
  return (call) => {
    if (seen.has(call.line)) return fault.answers(call)
    seen.add(call.line)
    return broken(call)
  }
}

/** Resolves when all is well and has just been read anew; a minute later both services have a fault. */
async function breakAll(panel: fault.Fault, integration = panel) {
  running().break(null)
  countAnew()
  const wrongOrUnasked = async () => {
    await running().site.skipAMinute()
    return [...(await wrongPages(running().site)), ...unasked()]
  }
  await expect.poll(wrongOrUnasked, patience).toEqual([])
  running().panel.fault = panel
  running().integration.fault = integration
  countAnew()
  await running().site.skipAMinute()
}

describe('pages that were seen stay', () => {
  it.each<[string, fault.Fault]>([
    ['a page of HTML', fault.says('<!doctype html><title>Maintenance</title>', 'text/html')],
    ['a page of HTML that is not found', fault.refuses(404, { 'content-type': 'text/html' })],
    ['an empty object', fault.says('{}')],
    ['an empty list', fault.says('[]')],
    ['a page without entries', fault.says(JSON.stringify({ data: [], current_page: 1 }))],
    ['nothing', fault.says('')],
    ['an error', fault.says('{"message":"Server error"}')],
    ['no text', fault.says('\0\u0001\ufffd{')],
    ['their first half', fault.halves],
  ])('although an answer to each call is %s', async (_, broken) => {
    await breakAll(oncePerCall(broken), oncePerCall(broken))
    const wrong: string[] = []
    const visitAll = async () => {
      wrong.push(...(await wrongPages(running().site)))
      const left = unasked()
      if (left.length > 0) await running().site.skipAMinute() // a slow service counts as down, and is not asked until then
      return left
    }
    await expect.poll(visitAll, patience).toEqual([])
    wrong.push(...(await wrongPages(running().site)))
    expect(wrong).toEqual([])
  })

  it.each<[string, fault.Fault, fault.Fault]>([
    ['break', fault.resets, fault.resets],
    ['end in their middle, or never', fault.cuts, fault.floods],
    [
      'are an inner fault, or a pause',
      fault.refuses(500),
      fault.refuses(503, { 'retry-after': '9' }),
    ],
    ['are a refusal', fault.refuses(401), fault.refuses(403)],
    ['never come, or byte by byte', fault.hangs, fault.drips],
  ])('although the services’ answers %s', async (_, panel, integration) => {
    await breakAll(panel, integration)
    expect(await wrongPages(running().site)).toEqual([])
    for (const { asked } of [running().panel, running().integration])
      await expect.poll(() => asked.length, patience).toBeGreaterThan(0)
    expect(await wrongPages(running().site)).toEqual([])
  })
})

it('what a service tells is fresh while the other one is down', async () => {
  const { site } = running()
  const shown = (word: string, of: keyof typeof pagesOf) => wrongPages(site, word, pagesOf[of])
  await breakAll(fault.resets, fault.answers)
  await running().change('ipe')
  await site.skipAMinute()
  await expect.poll(() => shown('ipe', 'integration'), patience).toEqual([])
  expect(await shown('jacaranda', 'panel')).toEqual([])

  running().panel.fault = fault.answers
  running().integration.fault = fault.hangs
  await site.skipAMinute()
  await expect.poll(() => shown('ipe', 'panel'), patience).toEqual([])
  await running().change('umbu')
  await site.skipAMinute()
  await expect.poll(() => shown('umbu', 'panel'), patience).toEqual([])
  expect(await shown('ipe', 'integration')).toEqual([])
})
