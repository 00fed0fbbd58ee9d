/** Longer than this nobody waits for pictures; the sheet is printed without those that are missing. */
const WAIT_MS = 5_000

/** Prints the page once its pictures are there, also those that wait to be scrolled to. */
export async function printSheet(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  const printed = pictures.filter((picture) => picture.checkVisibility()) // not the covers under the pointer
  const loaded = printed.map((picture) => {
    picture.loading = 'eager'
    return picture.decode().catch(() => undefined) // one that never comes leaves its frame
  })
  const timeout = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  await Promise.race([Promise.all(loaded), timeout])
  window.print()
}
