import { picturesToPrint } from './pictures-to-print.ts'

/** Prints the page, once its pictures have loaded. */
export function PrintButton({ words }: { words: string }) {
  return (
    <button type="button" onClick={() => void print()} className="label py-1.5">
      {words}
    </button>
  )
}

/** How long printing waits for pictures; then it goes on without the missing ones. */
const WAIT_MS = 5_000

async function print(): Promise<void> {
  const loaded = picturesToPrint().map(
    (picture) => picture.decode().catch(() => undefined), // a picture that never loads leaves its frame
  )
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
  window.print()
}
