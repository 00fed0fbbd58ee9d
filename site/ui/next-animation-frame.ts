/**
 * Runs a callback that reads the layout in the next animation frame, which computes the layout anyway; reading it within the
 * click would force an extra layout. Returns a function that cancels the callback.
 */
export function nextAnimationFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
