import { expect, it } from 'vitest'

import { inKb, inMs, quantile, spreadOf, tableOf } from './figures.ts'

it('a table can be pasted into a document', () => {
  const figure = { what: 'HTML', goal: '14 kB', measured: '8.7 kB' }
  expect(tableOf([figure]).split('\n')).toEqual([
    '| what | goal | measured |',
    '| --- | --- | --- |',
    '| HTML | 14 kB | 8.7 kB |',
  ])
})

it.each([
  [0.5, 2],
  [0.99, 4],
  [1, 4],
])('so large a share lies at or below: %d', (share, value) => {
  expect(quantile([4, 1, 3, 2], share)).toBe(value)
})

it('small times have a digit more than large ones', () => {
  expect([inMs(1.26), inMs(126.4)]).toEqual(['1.3 ms', '126 ms'])
  expect(spreadOf([3, 1, 2])).toBe('median 2.0 ms, at most 3.0 ms')
  expect(inKb(8_740)).toBe('8.7 kB')
})
