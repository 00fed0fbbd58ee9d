/**
 * Runs a callback that reads the layout in the next animation frame, which lays out the page anyway; at once, it would force a
 * layout within the click. Returns a function that cancels it.
 */
export function nextAnimationFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
