/** Text that says something; null when it does not. */
export function parseText(text: string | null): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
