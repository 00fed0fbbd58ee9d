/** The state of a link that opens a photo large on the visitor's page: one step back closes it. */
export const opensLarge = { opensLarge: true }

/** Whether a history entry was made by such a link, rather than by an address from elsewhere. */
export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opensLarge' in state
}
