const MAX_LENGTH = 20

/**
 * Shortens a file name for display: more than 20 characters become 20, an ellipsis and the extension (docs/product.md:
 * Application form).
 */
export function shortFileName(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  if (characters.length <= MAX_LENGTH) return name
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? ''
  return `${characters.slice(0, MAX_LENGTH).join('')}…${extension}`
}
