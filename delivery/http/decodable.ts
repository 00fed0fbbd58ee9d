/** Whether a path's escapes mean something; the router would put one that does not into the log as it stands. */
export function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '' // the build would leave out a call whose result nobody reads
  } catch {
    return false
  }
}
