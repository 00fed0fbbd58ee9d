import { useState, useSyncExternalStore } from 'react'

/** What the browser finds when a component first runs in it, read once; `served` on the server and during hydration. */
export function useClientValue<Found>(find: () => Found, served: Found): Found {
  const [findOnce] = useState(() => {
    let found: { value: Found } | null = null
    return () => (found ??= { value: find() }).value
  })
  return useSyncExternalStore(never, findOnce, () => served)
}

const never = () => () => undefined
