/** The state of a link to a frame's own address on the page where the visitor is: one step back closes it. */
export const opensLarge = { opensLarge: true }

/** Whether a history entry was made by such a link, rather than by an address from elsewhere. */
export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opensLarge' in state
}
