import { useSyncExternalStore } from 'react'

/** Whether script is there: false on the server and while the browser takes its page over, which must look the same. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
