import { Refused } from '../service/refused.ts'

/**
 * A request whose body's bytes are counted as they come, whatever its headers say, but only once it is read: nothing of it is
 * kept for somebody who is refused before. What is left of a body that is too large stays unread, so that the refusal can be
 * read.
 *
 * @throws Refused 413, also from reading it.
 */
export function limitBody(request: Request, mostBytes: number): Request {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge()
  const { url, method, headers, signal, body } = request
  if (body === null) return request
  const duplex = 'half' // must be said of a stream, though the type of the platform does not know it
  const init = { method, headers, signal, duplex, body: counted(body, mostBytes) }
  return new Request(url, init)
}

const tooLarge = () => new Refused(413, 'The body is too large.')

function counted(body: ReadableStream<Uint8Array>, mostBytes: number) {
  const reader = body.getReader()
  let bytes = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.length
        if (bytes > mostBytes) controller.error(tooLarge())
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
}
