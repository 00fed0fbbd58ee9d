import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { readFilmLength } from './film-header.ts'

it('the length of a film is in its header', async () => {
  expect(
    await lengthOf([box('ftyp'), box('mdat', Buffer.alloc(99)), box('moov', header(600, 2_700))]),
  ).toBe(4.5)
  expect(await lengthOf([box('moov', box('udta'), header(1_000, 3_723_040))])).toBe(3_723)
})

it('the header may have times of 64 bits', async () => {
  const long = Buffer.alloc(32)
  long[0] = 1
  long.writeUInt32BE(90_000, 20)
  long.writeBigUInt64BE(540_000n, 24)
  expect(await lengthOf([box('moov', box('mvhd', long))])).toBe(6)
})

it.each([
  ['no header', [box('ftyp'), box('moov', box('trak'))]],
  ['a header that is cut', [box('moov', box('mvhd', Buffer.alloc(9)))]],
  ['no unit of time', [box('moov', header(0, 2_700))]],
  ['no length', [box('moov', header(600, 0))]],
  ['an unknown length', [box('moov', header(1, 0xff_ff_ff_ff))]],
  ['boxes without end', Array.from({ length: 5_000 }, () => box('free'))],
  ['nothing', []],
] as const)('with %s it is unknown', async (_what, boxes) => {
  expect(await lengthOf(boxes)).toBeNull()
})

function header(unitsInSecond: number, units: number): Buffer {
  const content = Buffer.alloc(100)
  content.writeUInt32BE(unitsInSecond, 12)
  content.writeUInt32BE(units, 16)
  return box('mvhd', content)
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0))
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...content])
}

async function lengthOf(boxes: readonly Buffer[]): Promise<number | null> {
  const path = join(await freshFolder(), 'film.mp4')
  const bytes = Buffer.concat(boxes)
  await writeFile(path, bytes)
  await using file = await open(path)
  return await readFilmLength(file, bytes.length)
}
