/** The page's pictures that are seen on paper. Those that wait to be scrolled to are fetched from now on. In the browser only. */
export function picturesToPrint(): HTMLImageElement[] {
  const all = [...document.querySelectorAll<HTMLImageElement>('main img')]
  const seen = all.filter((picture) => picture.checkVisibility()) // not the covers under the pointer
  for (const picture of seen) picture.loading = 'eager'
  return seen
}
