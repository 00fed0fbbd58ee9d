/** An icon file of Windows that holds one PNG; `side` is its width and height in pixels, below 256. */
export function icoFile(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(HEAD_BYTES))
  head.setUint16(2, 1, true) // icons, not cursors
  head.setUint16(4, 1, true) // how many
  head.setUint8(6, side)
  head.setUint8(7, side)
  head.setUint16(10, 1, true) // planes
  head.setUint16(12, 32, true) // bits a pixel
  head.setUint32(14, png.byteLength, true)
  head.setUint32(18, HEAD_BYTES, true)
  const file = new Uint8Array(HEAD_BYTES + png.byteLength)
  file.set(new Uint8Array(head.buffer))
  file.set(png, HEAD_BYTES)
  return file
}

const HEAD_BYTES = 22
