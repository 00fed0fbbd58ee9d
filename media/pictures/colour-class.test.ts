import { readFile } from 'node:fs/promises'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { colourClasses, toColourClass } from './colour-class.ts'

const channel = fc.integer({ min: 0, max: 255 })

it('chooses, of four levels per channel, those nearest to a picture', () => {
  fc.assert(
    fc.property(channel, channel, channel, (...colour) => {
      levelsOf(toColourClass(...colour)).forEach((level, index) =>
        expect(Math.abs(level - (colour[index] ?? 0))).toBeLessThanOrEqual(43),
      )
    }),
  )
})

it('shows each near the lightness of paper, with a trace of its hue', async () => {
  for (const [index, shown] of (await coloursOfTheStyleSheet()).entries()) {
    const levels = levelsOf(index)
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(0xd8)
    expect(Math.max(...shown)).toBeLessThanOrEqual(0xf2)
    expect(Math.max(...shown) - Math.min(...shown)).toBeLessThanOrEqual(16)
    expect(shown.map((value) => Math.sign(value - Math.min(...shown)))).toEqual(
      levels.map((value) => Math.sign(value - Math.min(...levels))),
    )
  }
})

it('tells a black picture from a white one, and both from paper', async () => {
  const colours = await coloursOfTheStyleSheet()
  expect(colours[toColourClass(0, 0, 0)]).toEqual([0xd8, 0xd8, 0xd8])
  expect(colours[toColourClass(255, 255, 255)]).toEqual([0xf2, 0xf2, 0xf2])
})

it('has a rule in the style sheet for each of its 64 classes', async () => {
  expect(colourClasses).toHaveLength(64)
  expect(await coloursOfTheStyleSheet()).toHaveLength(64)
})

function levelsOf(colourClass: number) {
  return [colourClass >> 4, (colourClass >> 2) & 3, colourClass & 3].map((level) => level * 85)
}

async function coloursOfTheStyleSheet() {
  const css = await readFile('site/ui/placeholder-colours.css', 'utf8')
  return [...css.matchAll(/\.placeholder-(\d+)\s*{\s*background-color:\s*#(\w{6})/g)]
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , hex = '']) => [...Buffer.from(hex, 'hex')])
}
