/** How long the splash covers the page at the most (docs/product.md: Opening splash). */
export const SPLASH_MS = 5_000

/** The tab's note in session storage that a visit has begun. */
const VISIT_KEY = 'passarela:visit'

/**
 * Runs in the head of every page, before anything is painted. The page's root gets the class `visit-begun` if this is not
 * the first page of the visit, and `still` if nothing is to move by itself. A still splash has no animation that would end
 * it: it ends with the visit's begin. Where storage is off, each page is the first. Only the server has its text.
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

/** Puts the script's classes on the page's root again, as a ref of it: an error page has a root of its own for React. */
export function keepVisit(root: HTMLElement | null): void {
  root?.classList.add(...classes)
}

/** Whether the visit had begun before this page was loaded. In the browser only. */
export function hasVisitBegun(): boolean {
  return document.documentElement.classList.contains('visit-begun')
}

/** Whether nothing is to move by itself: the visitor wants less motion, or less data. In the browser only. */
export function wantsStillness(): boolean {
  return document.documentElement.classList.contains('still')
}
