import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { marksOnScreen, type Box, type Mark } from './marks.ts'

type Pixels = { data: Buffer; width: number; height: number }
type Colour = readonly [red: number, green: number, blue: number]

/** A mark with the lowest contrast of the pixels behind it, 1 to 21; one in a hundred may have less. */
export type Measured = Mark & { lowest: number }

/** The lightest and darkest pictures that an agency may have, one between them, and its own. */
const [white, black, ...others] = [
  'brightness(0) invert(1)',
  'brightness(0)',
  'brightness(0) invert(0.5)',
  'none',
]

/**
 * The texts and icons over pictures on the screen, where what is behind their letters changes with the pictures. Each has the
 * lowest contrast over white, grey and black pictures and over the page's own. One in a hundred pixels may have less.
 */
export async function contrastsOverPictures(page: Page): Promise<Measured[]> {
  await page.evaluate(whenPicturesDecoded)
  const marks = await page.evaluate(marksOnScreen, ['img, video, canvas'])
  const looks = [await lookOf(page, white), await lookOf(page, black)]
  const over = marks.filter(({ box }) => {
    const [bright = [], dark = []] = behindLetters(box, looks)
    return bright.some((colour, at) => !isSame(colour, dark[at]))
  })
  if (over.length === 0) return []
  for (const filter of others) looks.push(await lookOf(page, filter))
  return over.map((mark) => measured(mark, looks))
}

/** Runs in the page: until all pictures on the screen can be painted. Rejects if one of them fails. */
export async function whenPicturesDecoded(): Promise<void> {
  const pictures = [...document.images].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    return isOnScreen && each.checkVisibility()
  })
  await Promise.all(pictures.map((each) => each.decode()))
}

/** The contrast of the texts and icons on the screen that meet the box of an element of one of the selectors. */
export async function contrastsAt(page: Page, selectors: readonly string[]): Promise<Measured[]> {
  const marks = await page.evaluate(marksOnScreen, selectors)
  const looks = [await lookOf(page, 'none')]
  return marks.map((mark) => measured(mark, looks))
}

/**
 * The texts and icons on the screen that are not seen: the lightest and the darkest pixel of their box have a contrast under 3.
 * This also holds where forced colours let no style hide the letters.
 */
export async function unseenMarks(page: Page): Promise<string[]> {
  const marks = await page.evaluate(marksOnScreen, ['body'])
  const pixels = await pixelsOf(page, '')
  const unseen = marks.filter(({ box }) => {
    const shades = coloursIn(box, pixels).map(luminance)
    const [dark, light] = [shades.reduce(lower, 1), shades.reduce(higher, 0)]
    return (light + 0.05) / (dark + 0.05) < 3
  })
  return unseen.map(({ name }) => name)
}

/** How many pixels of two pictures of one size have a contrast of 3 or more to each other. */
export async function strongChanges(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = await Promise.all([decode(before), decode(after)])
  const box = { left: 0, top: 0, width: one.width, height: one.height }
  const now = coloursIn(box, other)
  return coloursIn(box, one).filter((colour, at) => ratio(colour, now[at] ?? colour) >= 3).length
}

/** The fields of forms on the screen, but choices, without a line below or around them that has a contrast of 3 to what is beneath it. */
export async function fieldsWithoutLine(page: Page): Promise<string[]> {
  const fields = await page.evaluate(fieldsOnScreen)
  const pixels = await pixelsOf(page, '')
  const isUnlined = fields.filter(({ box }) => {
    const beneath = { ...box, top: box.top + box.height + 9, height: 1 }
    const ground = coloursIn(beneath, pixels)
    const lines = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((below) =>
      coloursIn({ ...box, top: box.top + box.height + below, height: 1 }, pixels),
    )
    // a line between two rows of pixels is in both
    const isLine = (line: Colour[]) =>
      line.filter((colour, at) => ratio(colour, ground[at] ?? colour) >= 3).length >=
      line.length / 3
    return !lines.some(isLine)
  })
  return isUnlined.map(({ name }) => name)
}

/** Runs in the page: the fields that are wholly on the screen and under nothing else, and where. */
function fieldsOnScreen() {
  return [
    ...document.querySelectorAll(
      'form :is(select, textarea, input:not([type=radio], [type=checkbox]))',
    ),
  ].flatMap((field) => {
    const { left, top, width, height } = field.getBoundingClientRect()
    const isShown = field.checkVisibility({ opacityProperty: true }) && width > 8 && top >= 0
    const onTop = document.elementFromPoint(left + width / 2, top + height)
    const isCovered = onTop !== null && !onTop.contains(field)
    if (!isShown || isCovered || top + height + 10 > innerHeight) return []
    return [{ name: field.outerHTML.slice(0, 120), box: { left, top, width, height } }]
  })
}

const lower = (one: number, other: number) => Math.min(one, other)
const higher = (one: number, other: number) => Math.max(one, other)

function measured(mark: Mark, looks: readonly Look[]): Measured {
  const ratios = behindLetters(mark.box, looks).map((each) => lowContrast(mark, each))
  return { ...mark, lowest: Math.min(...ratios) }
}

type Look = { shown: Pixels; behind: Pixels }

const withoutMarks = `
  * { color: transparent !important; text-decoration-color: transparent !important }
  svg { visibility: hidden !important }
`

/** The screen with a filter on its pictures: as it is shown, and without texts and icons. */
async function lookOf(page: Page, filter: string | undefined): Promise<Look> {
  const style = `img, video, canvas { filter: ${filter} !important } * { transition: none !important }`
  return {
    shown: await pixelsOf(page, style),
    behind: await pixelsOf(page, style + withoutMarks),
  }
}

/** In each look, the colours behind the letters in a box: where the page changes without them in any of the looks. */
function behindLetters(box: Box, looks: readonly Look[]): Colour[][] {
  const sides = looks.map(({ shown, behind }) => {
    return { shown: coloursIn(box, shown), behind: coloursIn(box, behind) }
  })
  const isLetter = (at: number) =>
    sides.some(({ shown, behind }) => shown[at] !== undefined && !isSame(shown[at], behind[at]))
  return sides.map(({ behind }) => behind.filter((_, at) => isLetter(at)))
}

function lowContrast({ colour }: Mark, backs: readonly Colour[]): number {
  const ratios = backs.map((back) => contrast(colour, back)).toSorted((a, b) => a - b)
  return ratios[Math.floor(ratios.length / 100)] ?? 1
}

/** The screen as pixels, with a style laid over the page’s own. */
async function pixelsOf(page: Page, style: string): Promise<Pixels> {
  await page.evaluate(layOver, style)
  const picture = await page.screenshot({ animations: 'allow' })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return decode(picture)
}

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Runs in the page: a style that its content security policy lets pass. */
function layOver(text: string): void {
  const style = new CSSStyleSheet()
  style.replaceSync(text)
  document.adoptedStyleSheets.push(style)
}

/** The colours in a box, row by row, as far as it is on the screen. */
function coloursIn(box: Box, { data, width, height }: Pixels): Colour[] {
  const colours: Colour[] = []
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  for (let y = Math.max(Math.floor(box.top), 0); y < Math.min(bottom, height); y += 1) {
    for (let x = Math.max(Math.floor(box.left), 0); x < Math.min(right, width); x += 1) {
      const at = (y * width + x) * 3
      colours.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    }
  }
  return colours
}

/** Whether two colours are the same but for rounding. */
function isSame(one: Colour, other: Colour | undefined): boolean {
  return one.every((channel, index) => Math.abs(channel - (other?.[index] ?? channel)) <= 4)
}

/** The contrast of a colour over another, 1 to 21 (WCAG 2.2, contrast ratio). */
function contrast([red, green, blue, alpha]: Mark['colour'], back: Colour): number {
  return ratio(
    [
      red * alpha + back[0] * (1 - alpha),
      green * alpha + back[1] * (1 - alpha),
      blue * alpha + back[2] * (1 - alpha),
    ],
    back,
  )
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
function ratio(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance (WCAG 2.2) of red, green and blue from 0 to 255. */
export function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
