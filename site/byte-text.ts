/**
 * UTF-8 as a text with a character for each byte. What is ASCII is found and replaced in it as in any text, at half the memory, and
 * nothing is decoded on the way from React to the visitor.
 */
export function toByteText(bytes: Buffer): string {
  return bytes.toString('latin1')
}

/** The bytes that such a text stands for. */
export function bytesOf(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, 'latin1')
}
