/**
 * A text as an address can carry it: compressed, in the letters of base64url (RFC 4648, section 5). The format is zlib's
 * (RFC 1950), whose checksum tells a text that was cut or changed on its way.
 */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** A text of at most so many bytes; null if it was cut, changed, or is longer. Never throws. */
export async function unpackText(packed: string, maxBytes: number): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
    const whole = await new Response(stream.pipeThrough(atMost(maxBytes))).arrayBuffer()
    return new TextDecoder('utf-8', { fatal: true }).decode(whole)
  } catch {
    return null
  }
}

/** Fails, and reads no further, as soon as there are too many bytes. */
function atMost(maxBytes: number) {
  let size = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (bytes, controller) => {
      size += bytes.length
      if (size > maxBytes) throw new RangeError('too long')
      controller.enqueue(bytes)
    },
  })
}
