/**
 * Does something that has to know where things are with the next frame, which lays them out anyway: at once, it would be laid
 * out within the click. Returns how to call it off.
 */
export function nextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
