/** What the tab keeps until it is closed; null where the browser keeps nothing. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
