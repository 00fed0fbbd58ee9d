/** How long a document took to come whole, in milliseconds, and its size. */
export type Ordered = { ms: number; bytes: number }

/** Orders a document as the site's own form does. */
export async function orderDocument(address: string, body: URLSearchParams): Promise<Ordered> {
  const begun = performance.now()
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(address, { method: 'POST', body, headers })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += chunk.byteLength
  return { ms: performance.now() - begun, bytes }
}

export function inSeconds({ ms }: Ordered): string {
  return `${(ms / 1_000).toFixed(2)} s`
}
