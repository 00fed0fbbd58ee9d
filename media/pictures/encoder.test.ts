import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { createEncoder } from './encoder.ts'
import { createEncoderProcesses } from './encoder-processes.ts'
import { photo } from './media.fixture.ts'
import { type PictureLimits, pictureLimits } from './picture-limits.ts'

describe('the encoder', () => {
  it('takes JPEG, PNG, GIF, WebP and AVIF', async () => {
    const { encoder, fileOf } = await freshEncoder()
    for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif'] as const) {
      const file = await fileOf(await small().toFormat(format).toBuffer())
      expect(await encoder.inspect(file)).toMatchObject({ status: 'inspected', width: 60 })
    }
  })

  it('takes nothing else, whatever its name: no SVG, page, PDF, film or TIFF', async () => {
    const { encoder, fileOf } = await freshEncoder()
    const reason = 'Input file contains unsupported image format'
    for (const content of [
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      '<!doctype html><script>alert(1)</script>',
      '%PDF-1.4\n1 0 obj\n<<>>\nendobj',
      '\0\0\0\u0018ftypisom\0\0\0\0isommp42',
      '\0',
      await small().tiff().toBuffer(),
    ]) {
      const file = await fileOf(Buffer.from(content))
      expect(await encoder.inspect(file)).toEqual({ status: 'invalid', reason })
    }
  })

  it('makes a copy', async () => {
    const { encoder, fileOf } = await freshEncoder()
    const file = await fileOf(await photo().jpeg().toBuffer())
    const copy = await encoder.encode({ file, width: 240, format: 'webp' }, 'urgent')
    const metadata = await sharp(copy.status === 'encoded' ? copy.bytes : undefined).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 240, height: 320 })
  })

  it('does many jobs with few processes, and confuses none', async () => {
    const { encoder, fileOf } = await freshEncoder()
    const widths = Array.from({ length: 40 }, (_, index) => index + 10)
    const pictures = widths.map((width) => photo({ width, height: 40 }).png().toBuffer())
    const files = await Promise.all((await Promise.all(pictures)).map(fileOf))
    const all = await Promise.all(files.map((file) => encoder.inspect(file)))
    expect(all.map((seen) => seen.status === 'inspected' && seen.width)).toEqual(widths)
  })

  it('loses a picture that hangs it, and nothing else', async () => {
    const { encoder, folder, fileOf } = await freshEncoder({ encodeMs: 1_500 })
    const hanging = join(folder, 'pipe')
    execFileSync('mkfifo', [hanging])
    const reason = 'encoder ended, SIGKILL'
    expect(await encoder.inspect(hanging)).toEqual({ status: 'invalid', reason })
    const file = await fileOf(await small().png().toBuffer())
    expect(await encoder.inspect(file)).toMatchObject({ status: 'inspected' })
  })

  it('ends a process that takes too much memory', async () => {
    const { encoder, fileOf } = await freshEncoder({ processBytes: 1_000_000 })
    const file = await fileOf(await photo().jpeg().toBuffer())
    const encoded = await encoder.encode({ file, width: 1920, format: 'avif' }, 'urgent')
    expect(encoded).toEqual({ status: 'invalid', reason: 'encoder ended, 1' })
  })

  it('works again after its idle processes ended', async () => {
    const { encoder, fileOf } = await freshEncoder({ processIdleMs: 1 })
    const file = await fileOf(await small().png().toBuffer())
    expect(await encoder.inspect(file)).toMatchObject({ status: 'inspected' })
    await delay(100)
    expect(await encoder.inspect(file)).toMatchObject({ status: 'inspected' })
  })

  it('takes no more jobs once it is closed', async () => {
    const { encoder, fileOf } = await freshEncoder()
    const file = await fileOf(await small().png().toBuffer())
    const inFlight = encoder.inspect(file)
    encoder.close()
    // nothing is wrong with the picture
    expect(await inFlight).toMatchObject({ status: 'unavailable' })
    expect(await encoder.inspect(file)).toMatchObject({ status: 'unavailable' })
  })
})

it('an encoder that cannot start a process says so, with the cause', async () => {
  const reasons: string[] = []
  const processes = createEncoderProcesses({
    program: '/nowhere.js',
    jobMs: 1_000,
    idleMs: 1_000,
    maxBytes: pictureLimits.processBytes,
  })
  const encoder = createEncoder(pictureLimits, (reason) => reasons.push(reason), processes)
  onTestFinished(() => encoder.close())
  const printed = await encoder.print({ file: 'a.jpg', width: 9, height: 9, fit: 'whole' })
  expect(printed.status).toBe('unavailable')
  expect(reasons).toEqual(['no process could be started: encoder ended, 1'])
})

async function freshEncoder(limits: Partial<PictureLimits> = {}) {
  const folder = await freshFolder()
  const encoder = createEncoder({ ...pictureLimits, ...limits }, () => {})
  onTestFinished(() => encoder.close())
  const fileOf = async (bytes: Uint8Array) => {
    const file = join(folder, `${randomUUID()}.jpg`)
    await writeFile(file, bytes)
    return file
  }
  return { encoder, folder, fileOf }
}

function small() {
  return photo({ width: 60, height: 80 })
}
