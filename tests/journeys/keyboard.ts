import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const MOST_STOPS = 250

/** Presses a key; what has the focus then must be seen. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expectFocusSeen(page)
}

/** Waits until what has the focus is seen: after a change of page, or once a dialog has slid in. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect(async () => {
    expect((await page.evaluate(stateOfFocus, null)).faults).toEqual([])
  }).toPass()
}

/**
 * Presses Tab, or Shift+Tab, until an element has the focus. Every stop on the way must be seen, and lead on. Behind the last one are
 * the browser’s own buttons, once.
 */
export async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  const page = target.page()
  let isOutside = false
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key)
    const { isOnTarget, isOnNothing, faults } = await target.evaluate(stateOfFocus)
    if (isOnNothing && !isOutside) isOutside = true
    else if (faults.length > 0) await expectFocusSeen(page)
    if (isOnTarget) return
  }
  throw new Error(`${MOST_STOPS} times ${key} do not lead to ${target.toString()}`)
}

/** Goes to an element by Tab and presses Enter on it. */
export async function enter(target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(target, key)
  await press(target.page(), 'Enter')
}

/** Goes to a button by Tab and presses Enter, which opens a dialog. */
export async function open(target: Locator, key = 'Tab'): Promise<void> {
  await enter(target, key)
  await expect(target.page().getByRole('dialog')).toBeVisible()
}

/** Goes to a field by Tab and types into it. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/**
 * Runs in the page: whether a target has the focus, and why the focus is not seen: nothing has it; it is outside of the screen; other
 * things cover its middle or most of its corners; it has no ring. A heading, which only script can focus, need not be seen.
 */
function stateOfFocus(target: Element | null) {
  const focused = document.activeElement
  const isOnTarget = focused === target
  if (focused === null || focused === document.body) {
    return { isOnTarget, isOnNothing: true, faults: ['nothing has the focus'] }
  }
  if (!focused.matches('a, button, input, select, textarea, summary, video, [role=tab]')) {
    return { isOnTarget, isOnNothing: false, faults: [] }
  }
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []
  const parents = [focused.parentElement, focused.parentElement?.parentElement]
  const near = [focused, ...labels, ...parents].filter((each) => each instanceof Element)
  const shown = near.find((each) => {
    const { width = 0, height = 0 } = each.getClientRects()[0] ?? {}
    const isVisible = each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isVisible && width > 4 && height > 4
  })
  const box = shown?.getClientRects()[0] ?? new DOMRect()
  const [right, bottom] = [document.documentElement.clientWidth, innerHeight]
  const isInside =
    (box.left >= -1 && box.right <= right + 1 && box.top >= -1 && box.bottom <= bottom + 1) ||
    box.height > bottom ||
    box.width > right ||
    focused.matches('textarea') // the browser shows the line that is written
  const part = {
    left: Math.max(box.left, 0) + 3,
    right: Math.min(box.right, right) - 3,
    top: Math.max(box.top, 0) + 3,
    bottom: Math.min(box.bottom, bottom) - 3,
  }
  const [middle = null, ...corners] = [
    [(part.left + part.right) / 2, (part.top + part.bottom) / 2] as const,
    [part.left, part.top] as const,
    [part.right, part.top] as const,
    [part.left, part.bottom] as const,
    [part.right, part.bottom] as const,
  ].map(([x, y]) => document.elementFromPoint(x, y))
  const own = [focused, ...labels, ...(shown === undefined ? [] : [shown])]
  const isMiddleFree = own.some((each) => each.contains(middle))
  const free = corners.filter((hit) => [...own, ...near].some((each) => each.contains(hit)))
  const hasRing = near.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
  const name = focused.outerHTML.slice(0, 120)
  const placeOnScreen = `${box.left} to ${box.right} of ${right}, ${box.top} to ${box.bottom} of ${bottom}`
  return {
    isOnTarget,
    isOnNothing: false,
    faults: [
      ...(shown === undefined ? [`cannot be seen: ${name}`] : []),
      ...(isInside ? [] : [`not wholly on the screen: ${name}, ${placeOnScreen}`]),
      ...(isMiddleFree && free.length >= 2 ? [] : [`covered: ${name}`]),
      ...(hasRing ? [] : [`without a ring: ${name}`]),
    ],
  }
}
