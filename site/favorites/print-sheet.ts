import { inTime } from '../page/in-time.ts'
import { picturesToPrint } from '../ui/pictures-to-print.ts'

/** Longer than this nobody waits for pictures; the sheet is printed without those that are missing. */
const WAIT_MS = 5_000

/** Prints the page once its pictures are there, also those that wait to be scrolled to. */
export async function printSheet(): Promise<void> {
  const loaded = picturesToPrint().map(
    (picture) => picture.decode().catch(() => undefined), // one that never comes leaves its frame
  )
  await inTime(Promise.all(loaded), WAIT_MS)
  window.print()
}
