/** A trimmed text; null if it is empty. */
export function parseText(text: string | null): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
