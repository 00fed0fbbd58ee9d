/** A web address that is safe for a visitor: https, without user name and password; else null. */
export function parseHttpsAddress(text: string | null): string | null {
  const url = URL.parse(text?.trim() ?? '')
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

/** A page on models.com or a subdomain; null for any other address. */
export function parseModelsComAddress(text: string | null): string | null {
  const address = parseHttpsAddress(text)
  const isOwn = address !== null && /(?:^|\.)models\.com$/.test(new URL(address).host)
  return isOwn ? address : null
}

/** Whether a text can be the id of a video at YouTube. */
export const isYoutubeId = (text: string) => /^[\w-]{6,20}$/.test(text)

/** A video at Vimeo, from `id` or, if it is unlisted, `id/hash`; null for any other text. */
export function parseVimeoId(text: string): { videoId: string; hash: string | null } | null {
  const [videoId = '', hash = null, ...more] = text.split('/')
  const isOne = isVimeoId(videoId) && (hash === null || isVimeoHash(hash)) && more.length === 0
  return isOne ? { videoId, hash } : null
}

/** Whether a text can be the id of a video at Vimeo. */
export const isVimeoId = (text: string) => /^\d{1,20}$/.test(text)

/** Whether a text can be the hash that opens an unlisted video at Vimeo. */
export const isVimeoHash = (text: string) => /^\w{1,40}$/.test(text)

const INSTAGRAM_NAME = /^@?([\w.]{1,30})$/
const INSTAGRAM_ADDRESS =
  /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/@?([\w.]{1,30})\/?(?:[?#].*)?$/i

/** The account's name from `name`, `@name` or its address (docs/product.md: Application form); null for any other text. */
export function parseInstagramAccount(text: string | null): string | null {
  const given = text?.trim() ?? ''
  if (/^(?:www\.)?instagram\.com$/i.test(given)) return null
  return (INSTAGRAM_NAME.exec(given) ?? INSTAGRAM_ADDRESS.exec(given))?.[1] ?? null
}
