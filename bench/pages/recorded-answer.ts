import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A response as received: everything that another server needs to send the same. */
export type RecordedAnswer = {
  status: number
  /** Names and values in turn, without the headers that every server adds to each response. */
  headers: readonly string[]
  body: Buffer
}

/** The headers that a browser sends with every page request. */
export const asBrowser: Readonly<Record<string, string>> = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Language': 'pt-BR,pt;q=0.9,en;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
}

const ownOfServers = ['date', 'connection', 'keep-alive']

/** Records the response to one request. */
export async function recordAnswer(
  url: string,
  headers: Readonly<Record<string, string>> = asBrowser,
): Promise<RecordedAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject)
  })
  const named = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
    ownOfServers.includes(name) ? [] : values.flatMap((value) => [name, value]),
  )
  return { status: response.statusCode ?? 0, headers: named, body: await buffer(response) }
}

/** The value of a response header; null if the response lacks it. */
export function headerOf({ headers }: RecordedAnswer, name: string): string | null {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text === name)
  return at < 0 ? null : (headers[at + 1] ?? null)
}
