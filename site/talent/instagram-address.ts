/** The page of an Instagram account, which is given by its name alone. */
export function instagramAddress(account: string): string {
  return `https://www.instagram.com/${encodeURIComponent(account)}/`
}
