/** The `Accept` headers of current browsers, of browsers from before AVIF, and of link previews. */
const accepted = {
  avif: 'image/avif,image/webp,*/*',
  webp: 'image/webp,*/*',
  jpeg: '*/*',
} as const
export type Taken = keyof typeof accepted

export type Asked = { status: number; type: string; bytes: number; ms: number }

/** Requests a picture and reads the whole response. */
export async function askPicture(url: string, taken: Taken): Promise<Asked> {
  const begun = performance.now()
  const answer = await fetch(url, { headers: { Accept: accepted[taken] } })
  const { byteLength } = await answer.arrayBuffer()
  const type = answer.headers.get('Content-Type') ?? ''
  return { status: answer.status, type, bytes: byteLength, ms: performance.now() - begun }
}

/** Like {@link askPicture}, but throws unless the status is 200. */
export async function askWell(url: string, taken: Taken): Promise<Asked> {
  const asked = await askPicture(url, taken)
  if (asked.status !== 200) throw new Error(`${url} answered ${asked.status}`)
  return asked
}
