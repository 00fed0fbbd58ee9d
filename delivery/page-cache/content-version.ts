/** A number that grows with every change of what pages are made from: each change invalidates the page cache. */
export type ContentVersion = { current: () => number; advance: () => void }

export function createContentVersion(): ContentVersion {
  let version = 0
  return {
    current: () => version,
    advance() {
      version += 1
    },
  }
}
