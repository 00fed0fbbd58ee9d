import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { layOutComposite } from './composite-layout.ts'
import {
  bledBox,
  type Box,
  type PhotoSize,
  type PlacedPhoto,
  ratioOf,
  shownShare,
  type Size,
  trimOf,
} from './paper.ts'
import { layOutPortfolio } from './portfolio-layout.ts'

const pixels = fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: null })
const photos = fc.array(fc.record({ width: pixels, height: pixels }), {
  minLength: 1,
  maxLength: 60,
})
const paper = fc.constantFrom('a4', 'letter', 'a5', 'half-letter')
const portrait = { width: 3_000, height: 4_000 }
const landscape = { width: 4_000, height: 3_000 }

describe('a portfolio', () => {
  it('shows every photo once, in its order, whole, within the page, clear of the others', () => {
    fc.assert(
      fc.property(photos, paper, (given, name) => {
        const page = trimOf({ paper: name, mode: 'portfolio' })
        const pages = picturesOf(given, page)
        expect(pages.flat().map(({ photo }) => photo)).toEqual(given.map((_, index) => index))
        for (const pictures of pages) {
          for (const { photo, box } of pictures) {
            const ratio = ratioOf(given[photo] ?? { width: null, height: null })
            expect(box.width / box.height).toBeCloseTo(ratio, 6)
            expectWithin(box, page)
          }
          const [left, right] = pictures
          if (left && right) expect(right.box.x).toBeGreaterThan(left.box.x + left.box.width)
        }
      }),
    )
  })

  it('pairs uprights that follow one another, and leaves the others alone', () => {
    const given = [portrait, portrait, landscape, portrait, portrait, portrait, landscape]
    const page = trimOf({ paper: 'a4', mode: 'portfolio' })
    const shared = picturesOf(given, page).map((pictures) => pictures.map(({ photo }) => photo))
    expect(shared).toEqual([[0], [1], [2], [3, 4], [5], [6]])
  })

  it('opens with the first photo from edge to edge, and room for the name beside it', () => {
    const page = trimOf({ paper: 'letter', mode: 'portfolio' })
    const { picture, text } = layOutPortfolio([portrait], page).opening
    expect(picture?.box).toEqual({ x: 0, y: 0, width: 459, height: 612 })
    expect(text.x).toBeGreaterThan(459)
    expect(text.width).toBeGreaterThan(250)
  })
})

describe('a composite', () => {
  it('has the first photo over its whole front and up to four on its back, clear of the text', () => {
    const measures = fc.integer({ min: 0, max: 24 })
    fc.assert(
      fc.property(photos, measures, paper, (given, measureCount, name) => {
        const page = trimOf({ paper: name, mode: 'composite' })
        const { front, back } = layOutComposite({ photos: given, measureCount }, page)
        expect(back.pictures.map(({ photo }) => photo)).toEqual(
          [1, 2, 3, 4].slice(0, Math.min(4, given.length - 1)),
        )
        const pictures = front.picture === null ? [] : [front.picture, ...back.pictures]
        for (const { photo, box } of pictures) {
          expectWithin(box, page)
          const ratio = ratioOf(given[photo] ?? { width: null, height: null })
          expect(shownShare(ratio, box)).toBeGreaterThanOrEqual(1 / 3)
        }
        for (const { box } of back.pictures) {
          expect(box.y + box.height).toBeLessThanOrEqual(back.text.y)
        }
        expectWithin(back.text, page)
      }),
    )
  })

  it.each([
    ['uprights', portrait, [2, 2]],
    ['panoramas', { width: 4_000, height: 1_000 }, [1, 4]],
    ['strips', { width: 1_000, height: 4_000 }, [4, 1]],
  ])('puts four %s where the least is cut off', (_what, photo, [across, down]) => {
    const page = trimOf({ paper: 'a5', mode: 'composite' })
    const given = { photos: Array.from({ length: 5 }, () => photo), measureCount: 9 }
    const { pictures } = layOutComposite(given, page).back
    expect(new Set(pictures.map(({ box }) => box.x)).size).toBe(across)
    expect(new Set(pictures.map(({ box }) => box.y)).size).toBe(down)
  })

  it('does not cut an upright from below for the sake of a landscape', () => {
    const page = trimOf({ paper: 'a5', mode: 'composite' })
    const wide = { width: 5_000, height: 3_000 }
    const given = { photos: [portrait, portrait, wide], measureCount: 9 }
    const [left, right] = layOutComposite(given, page).back.pictures
    expect(left?.box.y).toBe(right?.box.y)
  })

  it('has an upright over its whole front, and a panorama whole across it', () => {
    const page = trimOf({ paper: 'a5', mode: 'composite' })
    const frontOf = (photo: PhotoSize) =>
      layOutComposite({ photos: [photo], measureCount: 9 }, page).front.picture?.box
    expect(frontOf(portrait)).toEqual({ x: 0, y: 0, ...page })
    expect(frontOf({ width: 4_000, height: 1_000 })).toMatchObject({
      width: page.width,
      height: page.width / 4,
    })
    const widest = { photos: [{ width: 12_000, height: 1_000 }], measureCount: 9 }
    expect(layOutComposite(widest, page).front.picture?.fit).toBe('whole')
  })
})

it('a picture goes on into the bleed where it lies at an edge, and nowhere else', () => {
  const page = { width: 100, height: 200 }
  expect(bledBox({ x: 0, y: 0, width: 50, height: 200 }, page, 9)).toEqual({
    x: -9,
    y: -9,
    width: 59,
    height: 218,
  })
  const inside = { x: 10, y: 10, width: 50, height: 50 }
  expect(bledBox(inside, page, 9)).toEqual(inside)
})

function expectWithin({ x, y, width, height }: Box, page: Size) {
  expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(page.width + 1e-6)
  expect(y + height).toBeLessThanOrEqual(page.height + 1e-6)
}

function picturesOf(given: readonly PhotoSize[], page: Size) {
  const { opening, sheets } = layOutPortfolio(given, page)
  const first: PlacedPhoto[] = opening.picture === null ? [] : [opening.picture]
  return [first, ...sheets.map(({ pictures }) => pictures)]
}
