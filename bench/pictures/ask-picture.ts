/** What browsers of these days take, of before AVIF, and link previews. */
const accepted = {
  avif: 'image/avif,image/webp,*/*',
  webp: 'image/webp,*/*',
  jpeg: '*/*',
} as const
export type Taken = keyof typeof accepted

export type Asked = { status: number; type: string; bytes: number; ms: number }

/** Asks for a picture, and reads it to its end. */
export async function askPicture(url: string, taken: Taken): Promise<Asked> {
  const begun = performance.now()
  const answer = await fetch(url, { headers: { Accept: accepted[taken] } })
  const { byteLength } = await answer.arrayBuffer()
  const type = answer.headers.get('Content-Type') ?? ''
  return { status: answer.status, type, bytes: byteLength, ms: performance.now() - begun }
}

/** As {@link askPicture}; anything but a picture is an error. */
export async function askWell(url: string, taken: Taken): Promise<Asked> {
  const asked = await askPicture(url, taken)
  if (asked.status !== 200) throw new Error(`${url} answered ${asked.status}`)
  return asked
}
