/**
 * UTF-8 as a text with a character for each byte. What is ASCII is found and replaced in it as in any text, at half the memory, and
 * nothing is decoded on the way from React to the visitor.
 */
export function toByteText(bytes: Buffer): string {
  return bytes.toString('latin1')
}

/** The bytes that such texts stand for, one after the other: joined first, large ones would be copied twice. */
export function bytesOf(...texts: readonly string[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const text of texts) at += bytes.write(text, at, 'latin1')
  return bytes
}
