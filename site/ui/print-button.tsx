/** Prints the page, once its pictures have loaded. */
export function PrintButton({ words }: { words: string }) {
  return (
    <button type="button" onClick={() => void print()} className="label py-1.5">
      {words}
    </button>
  )
}

/** What waits for the pictures loads when somebody prints; if it does not come, the page is printed as it is. */
async function print(): Promise<void> {
  const late = await import('./pictures-loaded.ts').catch(() => null)
  await late?.picturesLoaded()
  window.print()
}
