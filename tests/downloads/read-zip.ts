/** Files of an archive without compression, by name, read by its directory (APPNOTE 4.3). Names must be said to be UTF-8. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'))
  let place = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const flags = bytes.readUInt16LE(place + 8)
    const method = bytes.readUInt16LE(place + 10)
    if (method !== 0 || (flags & 0x800) === 0) throw new Error('compressed, or not UTF-8')
    const size = bytes.readUInt32LE(place + 20)
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(place + offset),
    )
    const local = bytes.readUInt32LE(place + 42)
    const name = bytes.toString('utf8', place + 46, place + 46 + (nameLength ?? 0))
    if (files.has(name)) throw new Error(`${name} is there twice`)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    files.set(name, bytes.subarray(start, start + size))
    place += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}
