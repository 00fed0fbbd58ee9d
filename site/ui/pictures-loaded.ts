import { picturesToPrint } from './pictures-to-print.ts'

/** How long printing waits for pictures; then it goes on without the missing ones. */
const WAIT_MS = 5_000

/** Resolves once the page's pictures have loaded, also the lazy ones. */
export async function picturesLoaded(): Promise<void> {
  const loaded = picturesToPrint().map(
    (picture) => picture.decode().catch(() => undefined), // a picture that never loads leaves its frame
  )
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}
