import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A box in CSS pixels, from the corner of the screen. */
export type Box = { left: number; top: number; width: number; height: number }

/** A line of text or an icon whose box meets that of a picture or film. */
export type Mark = {
  name: string
  box: Box
  /** sRGB of 0 to 255, with an opacity of 0 to 1. */
  colour: readonly [red: number, green: number, blue: number, alpha: number]
  /** The contrast that WCAG 2.2 asks for: 4.5, or 3 for large letters and icons (1.4.3, 1.4.11). */
  needed: number
}

/** Runs in the page: the marks on the screen that may lie over a picture, and have nothing over them. */
export function marksOverPictures(): Mark[] {
  const style = new CSSStyleSheet()
  style.replaceSync('* { pointer-events: auto !important }') // all of the page is to be found at its points
  document.adoptedStyleSheets.push(style)
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const pictures = [...document.querySelectorAll('img, video, canvas')].map((each) =>
    each.getBoundingClientRect(),
  )
  const marks: Mark[] = []

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.nodeValue?.trim() ?? ''
    if (element === null || text === '') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const isLarge = parseFloat(getComputedStyle(element).fontSize) >= 24
    for (const line of range.getClientRects()) add(text, element, line, isLarge ? 3 : 4.5)
  }
  for (const icon of document.querySelectorAll(':is(a, button, label, summary) svg')) {
    const control = icon.closest('a, button, label, summary')
    const name = control?.getAttribute('aria-label') ?? control?.textContent
    add(`icon of ${name}`, icon, icon.getBoundingClientRect(), 3)
  }
  document.adoptedStyleSheets.pop()
  return marks

  function add(name: string, element: Element, box: DOMRect, needed: number): void {
    const { left, top, right, bottom, width, height } = box
    const isOverPicture = pictures.some(
      (it) => left < it.right && it.left < right && top < it.bottom && it.top < bottom,
    )
    if (!isOverPicture || canvas === null) return
    const [topmost] = document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    if (!topmost?.contains(element) && !element.contains(topmost ?? null)) return

    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour = [red, green, blue, alpha / 255] as const
    marks.push({ name, box: { left, top, width, height }, colour, needed })
  }
}

export type Pixels = { data: Buffer; width: number; height: number }
export type Colour = readonly [red: number, green: number, blue: number]

/** The screen as pixels, with a style laid over the page’s own. */
export async function pixelsOf(page: Page, style: string): Promise<Pixels> {
  await page.evaluate(layOver, style)
  const picture = await page.screenshot({ animations: 'allow' })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
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
export function coloursIn(box: Box, { data, width, height }: Pixels): Colour[] {
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
export function isSame(one: Colour, other: Colour | undefined): boolean {
  return one.every((channel, index) => Math.abs(channel - (other?.[index] ?? channel)) <= 4)
}

/** The contrast of a colour over another, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast([red, green, blue, alpha]: Mark['colour'], back: Colour): number {
  const mixed: Colour = [
    red * alpha + back[0] * (1 - alpha),
    green * alpha + back[1] * (1 - alpha),
    blue * alpha + back[2] * (1 - alpha),
  ]
  const [dark = 0, light = 0] = [luminance(mixed), luminance(back)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
