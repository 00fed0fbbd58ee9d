/** Whether a file begins as a JPEG, PNG or GIF does, whatever its name says. What it really is the decoder finds out. */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  return /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|GIF8[79]a)/.test(head)
}
