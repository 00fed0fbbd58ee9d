/** A request with another body or other headers. Its body is streamed. */
export function changedRequest(
  { url, method, headers, body, signal }: Request,
  changes: Pick<RequestInit, 'headers' | 'body'>,
): Request {
  const streamed = { duplex: 'half' } // TypeScript's own types do not know it yet
  return new Request(url, { method, headers, body, signal, ...streamed, ...changes })
}
