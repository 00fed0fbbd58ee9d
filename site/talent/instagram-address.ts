/** The page of an Instagram account, by the account's name alone. */
export function instagramAddress(account: string): string {
  return `https://www.instagram.com/${encodeURIComponent(account)}/`
}
