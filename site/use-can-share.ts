import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the device has a way of its own to share a link; not until script is there, as the server cannot know. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
}
