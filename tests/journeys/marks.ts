/** A box in CSS pixels, from the corner of the screen. */
export type Box = { left: number; top: number; width: number; height: number }

/** A line of text or an icon on the screen. */
export type Mark = {
  name: string
  box: Box
  /** sRGB of 0 to 255, with an opacity of 0 to 1. */
  colour: readonly [red: number, green: number, blue: number, alpha: number]
  /** The contrast that WCAG 2.2 asks for: 4.5, or 3 for large letters and icons (1.4.3, 1.4.11). */
  needed: number
  /** The selectors of the elements whose boxes it meets. */
  near: readonly string[]
}

/** Runs in the page: the marks on the screen that have nothing over them, and meet the box of an element of one of the selectors. */
export function marksOnScreen(selectors: readonly string[]): Mark[] {
  const style = new CSSStyleSheet()
  style.replaceSync('* { pointer-events: auto !important }') // all of the page is to be found at its points
  document.adoptedStyleSheets.push(style)
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const boxes = selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((each) => {
      return { selector, it: each.getBoundingClientRect() }
    }),
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
  for (const field of document.querySelectorAll('textarea, input')) {
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
    const isWritten =
      isText && !/^(?:radio|checkbox|file|hidden)$/.test(field.type) && field.value !== ''
    if (isWritten) add(field.id, field, field.getBoundingClientRect(), 4.5)
  }
  for (const icon of document.querySelectorAll(
    ':is(a, button, label, summary) svg, svg[role=img]',
  )) {
    const control = icon.closest('a, button, label, summary')
    const name = (control ?? icon).getAttribute('aria-label') ?? control?.textContent
    add(`icon of ${name}`, icon, icon.getBoundingClientRect(), 3)
  }
  document.adoptedStyleSheets.pop()
  return marks

  function add(name: string, element: Element, box: DOMRect, needed: number): void {
    const { left, top, right, bottom, width, height } = box
    const near = boxes
      .filter(({ it }) => left < it.right && it.left < right && top < it.bottom && it.top < bottom)
      .map(({ selector }) => selector)
    if (near.length === 0 || canvas === null) return
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
    const place = stack.findIndex((each) => element.contains(each))
    const isCovered = stack
      .slice(0, place)
      .some((each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)')
    if (place === -1 || isCovered) return

    canvas.clearRect(0, 0, 1, 1)
    const { fill, color } = getComputedStyle(element)
    canvas.fillStyle = element instanceof SVGTextContentElement ? fill : color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour = [red, green, blue, alpha / 255] as const
    marks.push({ name, box: { left, top, width, height }, colour, needed, near })
  }
}
