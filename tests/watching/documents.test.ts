import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, it } from 'vitest'

import { requestKinds } from '#delivery/http/request-kind.ts'
import { cacheResults } from '#delivery/page-cache/page-cache.ts'
import { refusalReasons } from '#server/metrics/http-metrics.ts'
import { createMetrics, toMetricsText } from '#server/metrics/metrics.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const [, watching = ''] = read('docs/operations.md').split('\n## Watching\n')
const backlog = { counts: { waiting: 1, stuck: 1, held: 1, refused: 1 }, oldestMs: 5 }

/** Metrics of a site to which everything has happened that can happen. */
async function fullMetrics() {
  const metrics = createMetrics()
  metrics.watch({
    pictures: { waiting: () => ({ urgent: 1, background: 1 }) },
    outbox: { backlog: async () => backlog },
  })
  for (const kind of requestKinds) {
    for (const status of [200, 302, 404, 503, null]) metrics.answered({ kind, status, ms: 1 })
  }
  for (const result of cacheResults) metrics.cacheUsed(result)
  for (const reason of refusalReasons) metrics.refuse(reason)
  for (const call of [...(await callsOfContract()), 'GET media', 'sign-in']) {
    metrics.upstreamMeasured({ kind: 'answer-stored', call, asOf: 0 })
    metrics.upstreamMeasured({ kind: 'call-made', service: 'panel', call, ms: 1, isFault: true })
  }
  return metrics.read()
}

async function callsOfContract(): Promise<string[]> {
  const files = globSync('contract/{integration,panel}/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts'],
  })
  const modules = await Promise.all(
    files.map((path) => import(pathToFileURL(join(root, path)).href)),
  )
  return modules.flatMap((module: object) =>
    Object.values(module).flatMap((value: unknown) =>
      isEndpoint(value) ? [`${value.method} ${value.path}`] : [],
    ),
  )
}

function isEndpoint(value: unknown): value is { method: string; path: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** The names of series in a text: those of our metrics, and of a histogram's parts. */
function namesIn(text: string): string[] {
  return [...new Set(text.match(/\bpassarela_[a-z_]+/g))]
}

describe('the metrics', () => {
  it('are at most 500 series, with all that can happen', async () => {
    const text = await toMetricsText([await fullMetrics()])
    const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(series.length).toBeGreaterThan(300)
    expect(series.length).toBeLessThanOrEqual(500)
  })

  it('are all in the table, and the table has no others', async () => {
    const rows = [...watching.matchAll(/^\| `(passarela_\w+)` \|/gm)].map(([, name]) => name)
    const names = (await fullMetrics()).map(({ name }) => name)
    expect(new Set(rows)).toEqual(new Set(names))
  })

  it.each(['deploy/grafana-dashboard.json', 'deploy/alerts.yaml'])(
    'that %s names are there, with such labels and values',
    async (path) => {
      const text = await toMetricsText([await fullMetrics()])
      const there = namesIn(text.replaceAll(/^#.*$/gm, ''))
      const named = namesIn(read(path))
      expect(named.length).toBeGreaterThan(5)
      expect(named.filter((name) => !there.includes(name))).toEqual([])
      const selectors = read(path)
        .replaceAll('\\"', '"')
        .matchAll(/(passarela_\w+){([^}]+)}/g)
      for (const [, name, matchers = ''] of selectors) {
        for (const [, label, values = ''] of matchers.matchAll(/(\w+)(?:=|!=|=~)"([^"]+)"/g)) {
          for (const value of values.split('|')) {
            expect(text).toMatch(new RegExp(`^${name}{[^}]*\\b${label}="${value}"`, 'm'))
          }
        }
      }
    },
  )
})

describe('the dashboard', () => {
  it('asks for something in each of its panels', () => {
    const dashboard: unknown = JSON.parse(read('deploy/grafana-dashboard.json'))
    expect(dashboard).toHaveProperty('panels')
    expect(dashboard).toMatchObject({ panels: expect.any(Array), title: 'Passarela' })
    const { panels } = Object(dashboard)
    for (const panel of panels) expect(panel.targets[0].expr).toContain('passarela_')
  })
})

describe('the alerts', () => {
  it('fire for what they are for, and for nothing else, where promtool can tell', () => {
    const cases = join(root, 'tests/watching/alerts.yaml')
    for (const [, name = ''] of read('deploy/alerts.yaml').matchAll(/- alert: (\w+)/g)) {
      expect(read('tests/watching/alerts.yaml')).toContain(
        `alertname: ${name}\n        exp_alerts:`,
      )
    }
    if (spawnSync('promtool', ['--version']).status !== 0) return
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', cases])
    expect([status, stdout.toString() + stderr.toString()]).toEqual([
      0,
      expect.stringContaining('SUCCESS'),
    ])
  })

  it('are five, each with a sentence, a meaning and what to do', () => {
    const alerts = [
      ...read('deploy/alerts.yaml').matchAll(/- alert: (\w+)([\s\S]*?)(?=\n\n|$(?![\s\S]))/g),
    ]
    expect(alerts).toHaveLength(5)
    for (const [, name = '', rule] of alerts) {
      for (const part of ['expr:', 'for:', 'severity:', 'summary:']) expect(rule).toContain(part)
      expect(watching).toMatch(new RegExp(`^\\| \`${name}\` \\| [^|]{40,} \\| [^|]{40,} \\|$`, 'm'))
    }
  })
})
