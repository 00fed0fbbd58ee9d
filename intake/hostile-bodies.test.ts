import { describe, expect, it } from 'vitest'

import {
  bytesOf,
  file,
  freshReader,
  inPieces,
  KEY,
  posted,
  square,
  text,
} from './application-body.fixture.ts'
import { runForVisitor } from './visitor-network.ts'

describe('an application’s body', () => {
  it.each([
    ['empty parts', '\r\n--b'],
    ['parts that nobody names', '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'],
    ['fields', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
  ])('of ever more %s is read no further than its limit', async (_, part) => {
    const { read, left } = await freshReader()
    let pieces = 0
    function* endless() {
      for (; pieces < 1_000; pieces += 1) yield part.repeat(10_000)
    }
    expect(await read(inPieces('multipart/form-data', endless()))).toEqual({
      status: 'invalid',
      reason: 'malformed',
    })
    expect(pieces).toBeLessThan(5)
    expect(await left()).toBe(0)
  })

  it('whose form is none of ours is refused before its photos are read, with what was typed', async () => {
    const { read, left } = await freshReader()
    let pieces = 0
    function* whole() {
      yield '--b\r\nContent-Disposition: form-data; name="form_key"\r\n\r\nforged\r\n'
      yield '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.example\r\n'
      yield '--b\r\nContent-Disposition: form-data; name="image_1"; filename="a"\r\n\r\n'
      for (; pieces < 1_000; pieces += 1) yield 'x'.repeat(10_000)
      yield '\r\n--b--\r\n'
    }
    const refused = await read(inPieces('multipart/form-data', whole()))
    if (refused.status !== 'refused' || refused.reason !== 'outdated') throw new Error('taken')
    expect(refused.fields.get('email')).toBe('a@b.example')
    expect(pieces).toBeLessThan(20)
    expect(await left()).toBe(0)
  })

  it('is not held up by bodies of others that never end, however many there are', async () => {
    const { read } = await freshReader({ uploadsAtOnce: 6, uploadsOfNetworks: [4, 5, 5] })
    const over = new AbortController()
    const never = () => {
      const body = new ReadableStream({
        start: (stream) =>
          over.signal.addEventListener('abort', () => stream.error(over.signal.reason)),
      })
      const headers = { 'content-type': 'multipart/form-data; boundary=b' }
      const init = { method: 'POST', body, headers, duplex: 'half' }
      return new Request('http://vereda.example/x', init)
    }
    const slow = Array.from({ length: 7 }, () => runForVisitor('198.51.100.7', () => read(never())))
    const photo = file(await bytesOf(square().png()))
    const honest = runForVisitor('203.0.113.1', () => read(posted({ image_1: photo })))
    expect(await honest).toMatchObject({ photos: [{ status: 'prepared' }, null, null, null] })
    over.abort()
    await Promise.all(slow)
  })

  it('is refused as slow if it arrives too slowly', async () => {
    const { read } = await freshReader()
    const body = new ReadableStream({
      pull: (stream) => stream.error(new DOMException('too slow', 'TimeoutError')),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const init = { method: 'POST', body, headers, duplex: 'half' }
    expect(await read(new Request('http://vereda.example/x', init))).toEqual({
      status: 'refused',
      reason: 'slow',
    })
  })

  it('of another site’s making is refused whole', async () => {
    const { read, left } = await freshReader({ bodyBytes: 5_000, fields: 3, fieldBytes: 100 })
    const photo = file(await bytesOf(square().png()))
    const many = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => [name, 'x']),
    )
    const key = `--b\r\nContent-Disposition: form-data; name="form_key"\r\n\r\n${KEY}\r\n`
    const cut = `${key}--b\r\nContent-Disposition: form-data; name="image_1"; filename="a"\r\n\r\nabc`
    expect(await read(posted({ image_1: file(new Uint8Array(6_000)) }))).toEqual({
      status: 'refused',
      reason: 'too-large',
    })
    expect(await read(posted({ image_1: photo }, many))).toEqual({
      status: 'invalid',
      reason: 'malformed',
    })
    expect(await read(posted({}, { first_field: 'x'.repeat(101) }))).toEqual({
      status: 'invalid',
      reason: 'malformed',
    })
    expect(await read(text('text/plain'))).toEqual({ status: 'invalid', reason: 'malformed' })
    expect(await read(text('multipart/form-data'))).toEqual({
      status: 'invalid',
      reason: 'malformed',
    })
    for (const boundary of ['', '""', 'b'.repeat(300), 'b'.repeat(70_000)]) {
      const type = `multipart/form-data; boundary=${boundary}`
      expect(await read(text(type, `--${boundary}--`))).toEqual({
        status: 'invalid',
        reason: 'malformed',
      })
    }
    const nameless = '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n'
    expect(await read(text('multipart/form-data; boundary=b', nameless))).toEqual({
      status: 'invalid',
      reason: 'malformed',
    })
    expect(await read(text('multipart/form-data; boundary=b', cut))).toEqual({
      status: 'invalid',
      reason: 'malformed',
    })
    expect(await left()).toBe(0)
  })

  it('is counted as it comes, however its kind is written', async () => {
    const { read } = await freshReader({ bodyBytes: 5_000 })
    const head = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n'
    let thousands = 0
    function* pieces() {
      yield head
      for (; thousands < 100; thousands += 1) yield 'x'.repeat(1_000)
      yield '\r\n--b--\r\n'
    }
    const refused = [
      await read(inPieces('multipart/form-data', pieces())),
      await read(inPieces('Multipart/Form-Data', pieces())),
    ]
    expect(refused).toEqual([
      { status: 'refused', reason: 'too-large' },
      { status: 'refused', reason: 'too-large' },
    ])
    expect(thousands).toBeLessThan(20) // of two hundred
  })
})
