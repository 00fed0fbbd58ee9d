/** The longest time that the splash covers the page (docs/product.md: Opening splash). */
export const SPLASH_MS = 5_000

/** The session storage key that marks a visit as begun in this tab. */
const VISIT_KEY = 'passarela:visit'

/**
 * Runs in the head of every page, before the first paint. The root element gets the class `visit-begun` if this is not the first
 * page of the visit, and `still` if nothing may move by itself. A still splash has no animation to end it, so a timer sets
 * `visit-begun`. Without storage, every page counts as the first. Only the server bundle contains the script's text.
 */
export const visitScript = import.meta.env.SSR
  ? `(function (root) {
  var begin = function () { root.classList.add('visit-begun') }
  try {
    if (sessionStorage.getItem('${VISIT_KEY}')) begin()
    sessionStorage.setItem('${VISIT_KEY}', '1')
  } catch (error) {}
  var still = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'
  if (matchMedia(still).matches || (navigator.connection && navigator.connection.saveData)) {
    root.classList.add('still')
    setTimeout(begin, ${SPLASH_MS})
  }
})(document.documentElement)`
  : ''

const classes = import.meta.env.SSR ? [] : [...document.documentElement.classList]

/** Restores the script's classes, as a ref of the root element: React renders a new root for an error page. */
export function keepVisit(root: HTMLElement | null): void {
  root?.classList.add(...classes)
}

/** Whether the visit had begun before this page was loaded. In the browser only. */
export function hasVisitBegun(): boolean {
  return document.documentElement.classList.contains('visit-begun')
}

/** Whether nothing may move by itself: the visitor wants less motion or less data. In the browser only. */
export function wantsStillness(): boolean {
  return document.documentElement.classList.contains('still')
}
