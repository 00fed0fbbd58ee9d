/**
 * What a request says under a name, in lower case, and undefined where it says nothing: as Node has it in `headers`, several
 * of one name joined (RFC 9110, 5.3). Node makes an object of all headers for it, which a kept page need not wait for.
 */
export function rawHeader(rawHeaders: readonly string[], name: string): string | undefined {
  let found: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index] ?? ''
    if (each.length !== name.length || each.toLowerCase() !== name) continue
    const value = rawHeaders[index + 1] ?? ''
    found = found === undefined ? value : `${found}, ${value}`
  }
  return found
}
