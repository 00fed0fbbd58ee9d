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

/** Browsers refuse on addresses without TLS, or if the visitor said no. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** A visitor who changes their mind is told nothing. */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined)
}
