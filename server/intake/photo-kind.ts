import { open } from 'node:fs/promises'

/** Whether a file begins as a JPEG, PNG or GIF does, whatever its name says. What it really is the decoder finds out. */
export async function looksLikePicture(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer } = await file.read({ buffer: Buffer.alloc(8) })
  return /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|GIF8[79]a)/.test(buffer.toString('latin1'))
}
