import { readFileSync } from 'node:fs'

/** A call to the system, as strace has written it. `began` and `ended` are lines of its record, and so an order in time. */
export type SystemCall = {
  name: string
  /** The path of the file that is its first argument, or null. */
  file: string | null
  /** Its strings: paths, or what is written. */
  strings: Buffer<ArrayBuffer>[]
  /** Its arguments as they were written. */
  line: string
  /** NaN if the program was killed before it had a result. */
  result: number
  began: number
  ended: number
}

/** What can change a file, make it durable, or answer a visitor. */
const CALLS = [
  'openat,write,writev,pwrite64,pwritev,ftruncate,truncate,fallocate,copy_file_range,sendfile',
  'sendto,sendmsg,fsync,fdatasync,mkdir,mkdirat,rename,renameat,renameat2,link,linkat,unlink,unlinkat,rmdir',
]

/** The tool that records a program's calls in a file. The program stays the direct child of who starts it (`-D`). */
export function recordedIn(file: string): string[] {
  const whole = ['-f', '-yy', '-xx', '-s', String(2 ** 22)]
  return ['strace', '-D', ...whole, '-e', `trace=${CALLS.join()}`, '-e', 'signal=none', '-o', file]
}

/** Reads such a record. A call that another thread interrupts has two lines. */
export function readCalls(file: string): SystemCall[] {
  const calls: SystemCall[] = []
  const open = new Map<string, { began: number; text: string }>()
  for (const [number, line] of readFileSync(file, 'latin1').split('\n').entries()) {
    const [, thread = '', text = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (text.endsWith('<unfinished ...>')) {
      open.set(thread, { began: number, text: text.slice(0, -'<unfinished ...>'.length) })
      continue
    }
    const [resumed] = /^<\.\.\. \w+ resumed>/.exec(text) ?? []
    const first = resumed === undefined ? undefined : open.get(thread)
    const whole = (first?.text ?? '') + text.slice(resumed?.length ?? 0)
    const call = parse(whole, first?.began ?? number, number)
    if (call !== null) calls.push(call)
  }
  return calls
}

function parse(text: string, began: number, ended: number): SystemCall | null {
  const parts = /^(\w+)\((.*?) *\) += (-?\d+|\?)(?:<[^>]*>)?(?: E[A-Z]+ .*)?$/.exec(text)
  if (parts === null) return null // a process that ended, or a call that did not end
  const [, name = '', line = '', result = ''] = parts
  const [, file] = /^\d+<(\w+:\[.*?\]|[^>]*)>/.exec(line) ?? []
  const strings = [...line.matchAll(/"((?:\\x[\da-f]{2})*)"/g)].map(([, hex = '']) => bytesOf(hex))
  return {
    name,
    file: file === undefined ? null : file.replaceAll(/(?:\\x[\da-f]{2})+/g, textOf),
    strings,
    line,
    result: Number(result),
    began,
    ended,
  }
}

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll('\\x', ''), 'hex')
const textOf = (hex: string) => bytesOf(hex).toString()
