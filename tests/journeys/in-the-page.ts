/** Runs in the page: comes back to an address as if a visitor had been there before. */
export function comeBackTo(address: string): void {
  const state = { idx: 1, key: address } // as React Router counts its steps
  window.history.pushState(state, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

/** Runs in the page: by how many pixels it is wider than the screen. */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** Runs in the page: makes letters twice as large. */
export function doubleLetters(): void {
  document.documentElement.style.fontSize = '200%'
}

/**
 * Runs in the page: whether React has put its handlers on an element, and has run its effects, which listen for keys. By one of them
 * the router takes the places of pages over from the browser.
 */
export function isTakenOver(element: Element): boolean {
  const hasHandlers = Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return hasHandlers && history.scrollRestoration === 'manual'
}

/** Runs in the page: waits for what fades or slides in. */
export async function whenShown(dialog: HTMLElement | SVGElement): Promise<void> {
  const running = () =>
    dialog.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
  // one that is cancelled rejects, and another may take its place
  while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished))
}

/** Runs in the page: adds up from now on how far things jump by themselves, as Core Web Vitals count it. */
export function watchShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOwn = 'hadRecentInput' in entry && entry.hadRecentInput === true
      if (!isOwn && 'value' in entry) sum += Number(entry.value)
    }
    document.documentElement.dataset['shift'] = String(sum)
  }).observe({ type: 'layout-shift' })
}

/** Runs in the page: how far they have jumped since. */
export function shiftSoFar(): number {
  return Number(document.documentElement.dataset['shift'] ?? '0')
}

/** Runs in the page: an element's text as the lines that a visitor sees. */
export function linesOf(element: Element): string[] {
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    for (let index = 0; index < text.length; index += 1) {
      const letter = text.charAt(index)
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, (lines.get(top) ?? '') + letter)
    }
  }
  return [...lines.values()]
}
