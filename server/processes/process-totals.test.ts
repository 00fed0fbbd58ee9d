import { expect, it } from 'vitest'

import type { MetricFamilies } from '../metrics/metric-families.ts'
import { createProcessTotals } from './read-all-metrics.ts'

const family = (name: string, type: string, value: number) => ({
  name,
  help: 'help',
  type,
  aggregator: 'sum',
  values: [{ value, labels: { kind: 'home' } }],
})

/** A process that has answered so many requests, and holds so much memory. */
function process(requests: number, memory: number): MetricFamilies {
  return [family('requests_total', 'counter', requests), family('memory', 'gauge', memory)]
}

function valueIn(text: string, name: string) {
  return Number(new RegExp(`^${name}{kind="home"} (\\d+)$`, 'm').exec(text)?.[1])
}

it('the numbers of all processes are added', async () => {
  const totals = createProcessTotals()
  totals.receive(1, process(10, 100))
  totals.receive(2, process(20, 200))
  totals.receive(2, process(25, 210))
  const text = await totals.text(process(0, 50))
  expect([valueIn(text, 'requests_total'), valueIn(text, 'memory')]).toEqual([35, 360])
})

it('what a process has counted stays when it ends, what it holds does not', async () => {
  const totals = createProcessTotals()
  for (let id = 1; id <= 5; id += 1) {
    totals.receive(id, process(10, 100))
    totals.leave(id)
    const text = await totals.text(process(0, 50))
    expect([valueIn(text, 'requests_total'), valueIn(text, 'memory')]).toEqual([id * 10, 50])
  }
})
