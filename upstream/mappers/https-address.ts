/** An address on the web that a visitor may be sent to: https, without a user's name; else null. */
export function parseHttpsAddress(text: string | null): string | null {
  const url = URL.parse(text?.trim() ?? '')
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

/** A page of the models directory, models.com or a part of it; null for any other address. */
export function parseModelsComAddress(text: string | null): string | null {
  const address = parseHttpsAddress(text)
  const isOwn = address !== null && /(?:^|\.)models\.com$/.test(new URL(address).host)
  return isOwn ? address : null
}
