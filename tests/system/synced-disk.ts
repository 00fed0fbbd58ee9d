import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, basename, join } from 'node:path'

import type { SystemCall } from './system-calls.ts'

type File = {
  bytes: Buffer
  position: number
  /** What is on the disk for certain, and the changes since, each of which may be or not. */
  synced: Buffer
  changes: ((bytes: Buffer) => Buffer)[]
}
type Folder = { names: Map<string, File | Folder>; synced: Map<string, File | Folder> }

/** A folder as a disk has it: which changes are synced, and which a power cut may take. */
export type SyncedDisk = {
  /** A call that has ended. Calls outside of the folder, and those that failed, change nothing. */
  apply: (call: SystemCall) => void
  /** Writes what is left after a power cut into a folder. `reached`: whether a change that is not synced is on the disk. Names are only there if their folder is synced. */
  restore: (folder: string, reached: () => boolean) => Promise<void>
}

const isFolder = (node: File | Folder | undefined): node is Folder =>
  node !== undefined && 'names' in node

/** Begins with an empty folder. */
export function createSyncedDisk(root: string): SyncedDisk {
  const top = newFolder()

  function find(path: string): File | Folder | undefined {
    const steps = path === root ? [] : path.slice(root.length + 1).split('/')
    let node: File | Folder | undefined = top
    for (const step of steps) node = isFolder(node) ? node.names.get(step) : undefined
    return node
  }

  function folderAbove(path: string): Folder {
    const folder = find(dirname(path))
    if (!isFolder(folder)) throw new Error(`no folder above ${path}`)
    return folder
  }

  function fileAt(path: string): File {
    const file = find(path)
    if (file === undefined || isFolder(file)) throw new Error(`no file ${path}`)
    return file
  }

  const isInside = (path: string) => path.startsWith(`${root}/`)

  function open(path: string, line: string) {
    if (/O_CREAT/.test(line) && find(path) === undefined)
      folderAbove(path).names.set(basename(path), newFile())
    const node = find(path)
    if (node === undefined || isFolder(node)) return
    if (/O_TRUNC/.test(line)) change(node, () => Buffer.alloc(0))
    node.position = /O_APPEND/.test(line) ? node.bytes.length : 0
  }

  function move(from: string, to: string, keepsOld: boolean) {
    const node = find(from)
    if (node === undefined) throw new Error(`no file ${from}`)
    folderAbove(to).names.set(basename(to), node)
    if (!keepsOld) folderAbove(from).names.delete(basename(from))
  }

  /** The calls whose first argument is an open file. */
  function applyToFile(path: string, { name, strings: [bytes], line, result }: SystemCall) {
    const last = Number(/(\d+)$/.exec(line)?.[1])
    switch (name) {
      case 'write': {
        const file = fileAt(path)
        const at = file.position
        change(file, (old) => over(old, bytes?.subarray(0, result), at))
        file.position += result
        return
      }
      case 'pwrite64':
        return change(fileAt(path), (old) => over(old, bytes?.subarray(0, result), last))
      case 'ftruncate':
        return change(fileAt(path), (old) => over(old.subarray(0, last), Buffer.alloc(0), last))
      case 'fsync':
      case 'fdatasync':
        return sync(find(path))
      default:
        throw new Error(`what does ${name} do to ${path}?`)
    }
  }

  /** The calls that name files by their paths. */
  function applyToPaths(paths: string[], { name, line }: SystemCall) {
    const [path = '', other = ''] = paths
    switch (name) {
      case 'openat':
        return open(path, line)
      case 'mkdir':
        return void folderAbove(path).names.set(basename(path), newFolder())
      case 'rename':
      case 'link':
        return move(path, other, name === 'link')
      case 'unlink':
      case 'rmdir':
        return void folderAbove(path).names.delete(basename(path))
      default:
        throw new Error(`what does ${name} do to ${path}?`)
    }
  }

  return {
    apply(call) {
      if (!(call.result >= 0)) return
      const paths = call.strings.map((bytes) => bytes.toString())
      if (call.file === root || isInside(call.file ?? '')) applyToFile(call.file ?? '', call)
      else if (isInside(paths[0] ?? '')) applyToPaths(paths, call)
    },
    restore: (folder, reached) => restore(top, folder, reached),
  }
}

const newFolder = (): Folder => ({ names: new Map(), synced: new Map() })
const newFile = (): File => ({
  bytes: Buffer.alloc(0),
  position: 0,
  synced: Buffer.alloc(0),
  changes: [],
})

function change(file: File, how: (bytes: Buffer) => Buffer) {
  file.bytes = how(file.bytes)
  file.changes.push(how)
}

/** Bytes with others over them from a position on; what is between is zero. */
function over(old: Buffer, bytes = Buffer.alloc(0), at = 0): Buffer {
  const whole = Buffer.alloc(Math.max(old.length, at + bytes.length))
  old.copy(whole)
  bytes.copy(whole, at)
  return whole
}

function sync(node: File | Folder | undefined) {
  if (isFolder(node)) node.synced = new Map(node.names)
  else if (node !== undefined) Object.assign(node, { synced: node.bytes, changes: [] })
}

async function restore(folder: Folder, path: string, reached: () => boolean) {
  await mkdir(path, { mode: 0o700 })
  for (const [name, node] of folder.synced) {
    if (isFolder(node)) await restore(node, join(path, name), reached)
    else {
      const left = node.changes.filter(reached).reduce((bytes, how) => how(bytes), node.synced)
      await writeFile(join(path, name), left, { mode: 0o600 })
    }
  }
}
