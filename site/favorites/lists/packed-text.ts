/**
 * A text as an address can carry it: compressed, in the letters of base64url (RFC 4648, section 5). The format is zlib's
 * (RFC 1950), whose checksum tells a text that was cut or changed on its way.
 */
export async function packText(text: string): Promise<string> {
  const bytes = await readAll(
    through(new TextEncoder().encode(text), new CompressionStream('deflate')),
  )
  const letters = Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** A text of at most so many bytes; null if it was cut, changed, or is longer. Never throws. */
export async function unpackText(packed: string, maxBytes: number): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const whole = await readAll(through(bytes, new DecompressionStream('deflate')), maxBytes)
    return whole && new TextDecoder('utf-8', { fatal: true }).decode(whole)
  } catch {
    return null
  }
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(stream)
}

/** All bytes of a stream; null, and no further reading, as soon as they are too many. */
async function readAll(
  stream: ReadableStream<Uint8Array>,
  maxBytes = Infinity,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  const reader = stream.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return joined(parts, size)
    size += value.length
    if (size > maxBytes) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
