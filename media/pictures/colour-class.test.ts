import { readFile } from 'node:fs/promises'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { colourClasses, toColourClass } from './colour-class.ts'

it('chooses, of the colours in the style sheet, the one nearest to a picture', async () => {
  const colours = await coloursOfTheStyleSheet()
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (...colour) => {
      const chosen = colours[toColourClass(...colour)] ?? []
      chosen.forEach((value, index) =>
        expect(Math.abs(value - (colour[index] ?? 0))).toBeLessThanOrEqual(43),
      )
    }),
  )
})

it('has a rule in the style sheet for each of its 64 classes', async () => {
  expect(colourClasses).toHaveLength(64)
  expect(await coloursOfTheStyleSheet()).toHaveLength(64)
})

async function coloursOfTheStyleSheet() {
  const css = await readFile('site/ui/placeholder-colours.css', 'utf8')
  return [...css.matchAll(/\.placeholder-(\d+)\s*{\s*background-color:\s*#(\w{6})/g)]
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , hex = '']) => [...Buffer.from(hex, 'hex')])
}
