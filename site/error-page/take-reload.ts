const KEY = 'passarela:reloaded-at'
const PAUSE_MS = 60_000

/**
 * Whether an incomplete page may reload now: once in 60 s per tab (docs/product.md: Error pages). After true, the caller must
 * reload. Always false without storage, since the page could then reload for ever.
 */
export function takeReload(openStorage: () => Storage, now: number): boolean {
  try {
    const storage = openStorage()
    const passedMs = now - Number(storage.getItem(KEY))
    if (passedMs >= 0 && passedMs < PAUSE_MS) return false // a clock that was set back does not prevent the reload
    storage.setItem(KEY, String(now))
    return true
  } catch {
    return false // storage is switched off or full
  }
}
