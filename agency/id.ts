/** Reads an id from an address or a form: the decimal digits of a safe integer; null for anything else. */
export function parseId(text: string): number | null {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : null
  return id !== null && Number.isSafeInteger(id) ? id : null
}
