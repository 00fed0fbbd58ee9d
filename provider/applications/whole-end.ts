/** `--` and a line's end. */
const END_BYTES = 4

/**
 * A multipart body as it comes, but for its last bytes, which come in one piece wherever the network cut them: the parser
 * takes a line's end that comes alone for data after the end.
 */
export function withWholeEnd(request: Request): Request {
  const { url, method, headers, signal, body } = request
  if (body === null) return request
  const duplex = 'half' // must be said of a stream, though the type of the platform does not know it
  const init = { method, headers, signal, duplex, body: streamOf(endingWhole(body)) }
  return new Request(url, init)
}

async function* endingWhole(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let held = Buffer.alloc(0)
  for await (const chunk of body) {
    const bytes = Buffer.concat([held, chunk])
    yield bytes.subarray(0, -END_BYTES)
    held = bytes.subarray(-END_BYTES)
  }
  yield held
}

function streamOf(pieces: AsyncGenerator<Uint8Array>) {
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const { done, value } = await pieces.next()
        if (done === true) stream.close()
        else stream.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
}
