/** The page's pictures that print. Starts loading those that wait to be scrolled to. In the browser only. */
export function picturesToPrint(): HTMLImageElement[] {
  const all = [...document.querySelectorAll<HTMLImageElement>('main img')]
  const seen = all.filter((picture) => picture.getClientRects().length > 0) // excludes the covers that show on hover
  for (const picture of seen) picture.loading = 'eager'
  return seen
}
