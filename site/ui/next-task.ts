/** Yields to the browser's pending work: two short tasks instead of one that blocks a slow phone. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
