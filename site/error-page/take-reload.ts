const KEY = 'passarela:reloaded-at'
const PAUSE_MS = 60_000

/**
 * Whether a page that came incomplete may be loaded anew now: once in 60 s and tab (docs/product.md: Error pages). Whoever asks must do it.
 * Never where the browser keeps nothing, for then it might go on for ever.
 */
export function takeReload(openStorage: () => Storage, now: number): boolean {
  try {
    const storage = openStorage()
    const passedMs = now - Number(storage.getItem(KEY))
    if (passedMs >= 0 && passedMs < PAUSE_MS) return false // a clock that was set back holds nobody up
    storage.setItem(KEY, String(now))
    return true
  } catch {
    return false // storage is switched off or full
  }
}
