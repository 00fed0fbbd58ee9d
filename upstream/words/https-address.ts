/** An address on the web that a visitor may be sent to: https, without a user's name; else null. */
export function parseHttpsAddress(text: string | null): string | null {
  const url = URL.parse(text?.trim() ?? '')
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}
