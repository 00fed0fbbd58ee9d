/** Lets the browser do what is waiting before what comes next: two short tasks where one would hold up a slow telephone. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
