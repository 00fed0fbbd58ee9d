import { createSingleFlight } from '#storage/single-flight.ts'

import { copyName, sourceName } from './copy-name.ts'
import type { CopyStore } from './copy-store.ts'
import type { Encoder } from './encoder.ts'
import type { RecentFailures } from './recent-failures.ts'
import type { Copy, Format, PictureError, Report } from './picture-result.ts'
import type { PathRegister } from './path-register.ts'
import type { PictureRequest } from './media-address.ts'
import type { PictureFacts } from './picture-facts.ts'
import type { Source, Sources } from './sources.ts'
import type { Priority } from './work-queue.ts'

/** Copies of pictures by width and format; each is made once. */
export type CopyMaker = ReturnType<typeof createCopyMaker>

type CopyMakerOptions = {
  register: Pick<PathRegister<PictureFacts>, 'facts'>
  sources: Pick<Sources, 'obtain'>
  copies: Pick<CopyStore, 'read' | 'write' | 'find' | 'remove'>
  encoder: Pick<Encoder, 'encode'>
  failures: RecentFailures
  report: Report
}

export function createCopyMaker(options: CopyMakerOptions) {
  const { register, sources, copies, failures } = options
  const once = createSingleFlight<Copy | PictureError>()

  /** The name and version of a copy; null if the facts of its picture are unknown. */
  function describeCopy(picture: PictureRequest, format: Format) {
    const facts = register.facts(picture.path)
    if (facts === null) return null
    const { version } = facts
    return { format, version, name: copyName(picture, format, version) }
  }

  async function find(picture: PictureRequest, format: Format): Promise<Copy | null> {
    const copy = describeCopy(picture, format)
    const bytes = copy && (await copies.read(copy.name))
    return bytes && { status: 'found', bytes, ...copy }
  }

  async function make(picture: PictureRequest, format: Format, priority: Priority) {
    const existing = await find(picture, format)
    if (existing !== null) return existing
    const source = await sources.obtain(picture.path)
    if (source.status !== 'found') return source
    const name = copyName(picture, format, source.facts.version)
    const encode = () => encodeCopy({ picture, format, priority, source, name }, options)
    // another call may have made the copy meanwhile; an urgent call does not wait for a background call
    return once(
      `${priority} ${name}`,
      async () => (await find(picture, format)) ?? failures.get(name) ?? encode(),
    )
  }

  return {
    /** The copy, if it is in memory or on the disk. */
    find,
    /** The copy, made if necessary. Never rejects. */
    make,
    /** Makes the copy in the background, unless it is on the disk. Never rejects. */
    async prepare(picture: PictureRequest, format: Format): Promise<void> {
      const copy = describeCopy(picture, format)
      const isThere = copy !== null && (await copies.find(copy.name)) !== null
      if (!isThere) await make(picture, format, 'background')
    },
  }
}

type CopyOrder = {
  picture: PictureRequest
  format: Format
  priority: Priority
  source: Source
  name: string
}

async function encodeCopy(
  order: CopyOrder,
  options: CopyMakerOptions,
): Promise<Copy | PictureError> {
  const { picture, format, priority, source, name } = order
  const { register, copies, encoder, failures, report } = options
  const { path, width } = picture
  const { version } = source.facts
  const encoded = await encoder.encode({ file: source.file, width, format }, priority)
  if (encoded.status === 'encoded') {
    const { bytes } = encoded
    const isShown = () => register.facts(path)?.version === version
    if (isShown()) await copies.write(name, bytes)
    if (!isShown()) await copies.remove([name]) // the picture was forgotten during the write
    return { status: 'found', bytes, format, name, version }
  }
  if (encoded.status === 'invalid') {
    if (failures.add(name, encoded)) report({ kind: 'source', path, reason: encoded.reason })
    await copies.remove([sourceName(path, version)]) // its inspection succeeded once: the file may be damaged
  }
  return encoded
}
