import { useIsLive } from './use-is-live.ts'

/** Whether the device has its own share dialog. False until script runs, since the server cannot know. */
export function useCanShare(): boolean {
  return useIsLive() && 'share' in navigator
}

/** Copies a text; false if the browser refuses: without TLS, or if the visitor said no. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Opens the device's share dialog. A cancelled dialog is not an error. */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined)
}
