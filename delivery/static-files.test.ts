import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { served } from './served.fixture.ts'
import { serveStaticFiles, readStaticFiles } from './static-files.ts'

const SCRIPT = `console.log('${'passarela '.repeat(40)}')`
const FONT = 'a font'
const SOMEBODY_ELSES = 418

describe('a file of the build', () => {
  it('comes in the smallest form that is taken, under one tag', async () => {
    const ask = await siteWithFiles()
    const brotli = await ask('/assets/a.js', { 'Accept-Encoding': 'gzip, br' })
    const gzip = await ask('/assets/a.js', { 'Accept-Encoding': 'gzip' })
    const plain = await ask('/assets/a.js')
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(SCRIPT)
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(SCRIPT)
    expect(await plain.text()).toBe(SCRIPT)
    const encodings = [brotli, gzip, plain].map(({ headers }) => headers.get('Content-Encoding'))
    expect(encodings).toEqual(['br', 'gzip', null])
    const tags = new Set([brotli, gzip, plain].map(({ headers }) => headers.get('ETag')))
    expect([...tags]).toEqual([expect.stringMatching(/^W\/"[\w-]{22}"$/)])
  })

  it.each([
    ['', null],
    ['*', null],
    ['identity', null],
    ['identity;q=0', null],
    ['br;q=0, gzip;q=0', null],
    ['deflate, zstd', null],
    ['gzip;q=none', null],
    [',,;q=1,', null],
    ['GZIP', 'gzip'],
    ['gzip;q=0.001,br;q=0.000', 'gzip'],
    ['gzip ; q=1 , br ; q=0.5', 'br'],
  ])('answers Accept-Encoding %j with %j', async (accepted, encoding) => {
    const ask = await siteWithFiles()
    const answer = await ask('/assets/a.js', { 'Accept-Encoding': accepted })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  })

  it('comes in the brotli form that the build has written, which has no address of its own', async () => {
    const written = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
    const ask = await siteWithFiles({ 'assets/a.js.br': written })
    const answer = await ask('/assets/a.js', { 'Accept-Encoding': 'br' })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(written)
    expect((await ask('/assets/a.js.br')).status).toBe(SOMEBODY_ELSES)
  })

  it('is not compressed where it is no text', async () => {
    const ask = await siteWithFiles()
    const answer = await ask('/assets/a.woff2', { 'Accept-Encoding': 'br' })
    expect(answer.headers.get('Content-Encoding')).toBeNull()
    expect(answer.headers.get('Vary')).toBeNull()
    expect(await answer.text()).toBe(FONT)
  })

  it('is kept for ever where its name tells its content, else an hour', async () => {
    const ask = await siteWithFiles()
    const lifetimes = ['/assets/a.js', '/words.txt'].map(async (address) =>
      (await ask(address)).headers.get('Cache-Control'),
    )
    const expected = ['public, max-age=31536000, immutable', 'public, max-age=3600']
    expect(await Promise.all(lifetimes)).toEqual(expected)
  })

  it('is asked for anew, and may reach this site alone, if it is the service worker', async () => {
    const ask = await siteWithFiles()
    const { headers } = await ask('/service-worker.js')
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    )
  })

  it('is not sent again to a client that has it in any encoding', async () => {
    const ask = await siteWithFiles()
    const first = await ask('/assets/a.js', { 'Accept-Encoding': 'br' })
    const tag = first.headers.get('ETag') ?? ''
    for (const tags of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await ask('/assets/a.js', { 'If-None-Match': tags })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      for (const name of ['ETag', 'Cache-Control', 'Vary']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name))
      }
    }
    for (const tags of ['"other"', 'W/', '']) {
      expect((await ask('/assets/a.js', { 'If-None-Match': tags })).status).toBe(200)
    }
  })

  it('answers HEAD with the headers of GET', async () => {
    const ask = await siteWithFiles()
    const whole = await ask('/assets/a.js', { 'Accept-Encoding': 'gzip' })
    const head = await ask('/assets/a.js', { 'Accept-Encoding': 'gzip' }, 'HEAD')
    for (const name of ['Content-Length', 'Content-Encoding', 'ETag', 'Content-Type']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
    }
    expect(head.headers.get('Content-Length')).toBe(String((await whole.blob()).size))
    expect(await head.text()).toBe('')
  })

  it('is whole for a range request', async () => {
    const ask = await siteWithFiles()
    for (const range of ['bytes=0-1', 'bytes=5-,0-1', 'bytes=99999-', 'lines=1-2']) {
      const answer = await ask('/assets/a.woff2', { Range: range })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Range')).toBeNull()
      expect(await answer.text()).toBe(FONT)
    }
  })

  it('runs nothing and is not sniffed', async () => {
    const { headers } = await (await siteWithFiles())('/assets/a.js')
    expect(headers.get('Content-Security-Policy')).toContain(`default-src 'none'`)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it.each([
    ['GET', '/assets/a.js?v=1', 200],
    ['GET', 'http://vereda.example/assets/a.js', 200],
    ['POST', '/assets/a.js', SOMEBODY_ELSES],
    ['GET', '/assets/b.js', SOMEBODY_ELSES],
    ['GET', '/assets/secret.env', SOMEBODY_ELSES],
    ['GET', '/assets/', SOMEBODY_ELSES],
    ['GET', '/assets/../words.txt', SOMEBODY_ELSES],
    ['GET', '/assets/%61.js', SOMEBODY_ELSES],
  ])('%s %s: %i', async (method, target, status) => {
    const ask = await siteWithFiles()
    expect((await ask(target, {}, method)).status).toBe(status)
  })
})

/** A site of three files and one that nobody may see; all else is somebody else's. */
async function siteWithFiles(others: Readonly<Record<string, Buffer>> = {}) {
  const folder = await freshFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/a.js'), SCRIPT)
  await writeFile(join(folder, 'assets/a.woff2'), FONT)
  await writeFile(join(folder, 'assets/secret.env'), 'canary')
  await writeFile(join(folder, 'words.txt'), 'words')
  await writeFile(join(folder, 'service-worker.js'), SCRIPT)
  for (const [name, bytes] of Object.entries(others)) await writeFile(join(folder, name), bytes)
  const files = await readStaticFiles(folder)
  return served(
    serveStaticFiles(files, (_, response) => void response.writeHead(SOMEBODY_ELSES).end()),
  )
}
