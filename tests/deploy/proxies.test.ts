import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'

import sharp from 'sharp'
import { fetch, FormData } from 'undici'
import { expect, it, onTestFinished } from 'vitest'

import { isReference } from '#delivery/log/reference.ts'
import { intakeLimits } from '#intake/intake-limits.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { fillIn, formOf } from '../durability/send-application.ts'
import { freePort } from '../free-port.ts'
import { start } from '../processes.ts'
import { examples, installed, startProxy } from './start-proxy.ts'

const MEGABYTES = 3

const strongSuite = /^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM-SHA(256|384)|CHACHA20-POLY1305)$/

it('nginx and Caddy take what the site takes, say who asks, and never send a POST twice', () => {
  const nginx = readFileSync(examples.nginx, 'utf8')
  const [, body = '0'] = /client_max_body_size (\d+)m;/.exec(nginx) ?? []
  expect(Number(body) * 1024 * 1024).toBeGreaterThanOrEqual(intakeLimits.bodyBytes)
  const [, kept = '99'] = /^ {2}keepalive_timeout (\d+)s;/m.exec(nginx) ?? []
  expect(Number(kept)).toBeLessThan(10) // the site's own: server/composition/listen.ts
  const [, header = '0'] = /large_client_header_buffers 4 (\d+)k;/.exec(nginx) ?? []
  expect(Number(header)).toBeGreaterThanOrEqual(48)
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  expect(nginx).toContain('proxy_set_header X-Request-Id $request_id;')
  expect(nginx).toMatch(/^ +proxy_next_upstream error timeout;$/m)
  const [, suites = ''] = /ssl_ciphers (.+);/.exec(nginx) ?? []
  expect(suites.split(':').filter((suite) => !strongSuite.test(suite))).toEqual([])
  const caddy = readFileSync(examples.caddy, 'utf8')
  const [, size = '0'] = /max_size (\d+)MB/.exec(caddy) ?? []
  expect(Number(size) * 1_000_000).toBeGreaterThanOrEqual(intakeLimits.bodyBytes)
  expect(caddy).toContain('health_uri /health/ready')
  expect(caddy).toContain('header_up X-Request-Id {http.request.uuid}')
  expect(caddy).not.toContain('lb_retry_match')
})

const weakSuites = {
  ec: ['ECDHE-ECDSA-AES256-SHA384', 'ECDHE-ECDSA-AES128-SHA', 'aNULL'],
  rsa: ['AES256-GCM-SHA384', 'AES128-SHA', 'ECDHE-RSA-AES256-SHA384', 'aNULL'],
} as const

it.each(['ec', 'rsa'] as const)(
  'no proxy speaks TLS 1.1, or a suite without forward secrecy and authenticated encryption (%s)',
  async (key) => {
    for (const name of installed) {
      const site = await listen((_, response) => response.end('ready'))
      const { agreesOn } = await startProxy(name, { sites: [site, site], key })
      expect(await agreesOn({ maxVersion: 'TLSv1.3' }), name).toMatch(/^TLS_/)
      expect(await agreesOn({ maxVersion: 'TLSv1.2' }), name).toMatch(strongSuite)
      expect(await agreesOn({ maxVersion: 'TLSv1.1' }), name).toMatch(/alert protocol version/)
      for (const ciphers of weakSuites[key]) {
        const outcome = await agreesOn({ maxVersion: 'TLSv1.2', ciphers })
        expect(outcome, `${name} ${ciphers}`).toMatch(/alert handshake failure/)
      }
      const weakerFirst = `ECDHE-${key === 'ec' ? 'ECDSA' : 'RSA'}-AES128-GCM-SHA256:ALL`
      const preferred = await agreesOn({ maxVersion: 'TLSv1.2', ciphers: weakerFirst })
      if (name === 'nginx') expect(preferred).toContain('AES256-GCM')
    }
  },
  60_000,
)

/** `nginx -t`, `caddy validate` and the requests need these programs: tests of a machine without one end here. */
it('a site that breaks off costs no visitor a page, and no form is sent a second time', async () => {
  for (const name of installed) {
    const posts: string[] = []
    const breaking: RequestListener = (request, response) => {
      if (request.method === 'POST') posts.push(String(request.headers['x-number']))
      if (request.url?.startsWith('/health/')) response.end('ready')
      else request.resume().on('end', () => request.socket.destroy())
    }
    const answering: RequestListener = (request, response) => {
      if (request.method === 'POST') breaking(request, response)
      else response.end(JSON.stringify(request.headers))
    }
    const sites = [await listen(breaking), await listen(answering)] as const
    const { url, agent } = await startProxy(name, { sites, change: withoutLeavingOut })
    const claims = { 'x-request-id': 'claimed-by-a-visitor' }
    const get = await fetchSeveral((number) =>
      fetch(`${url}/${number}`, { headers: claims, dispatcher: agent }),
    )
    expect(get.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const told = new Map(Object.entries(Object(await get[0]?.json())))
    expect(told.get('x-forwarded-for')).toMatch(/^(127\.0\.0\.1|::1)$/)
    expect(told.get('x-request-id')).not.toBe(claims['x-request-id'])
    expect(isReference(String(told.get('x-request-id')))).toBe(true)
    const post = await fetchSeveral((number) =>
      fetch(`${url}/`, {
        method: 'POST',
        body: 'x',
        headers: { 'x-number': String(number) },
        dispatcher: agent,
      }),
    )
    expect(post.map(({ status }) => status)).toEqual([502, 502, 502, 502])
    expect(posts).toEqual(['0', '1', '2', '3'])
  }
})

it('an application with four large photos arrives through TLS and HTTP/2, while one of two sites is away', async () => {
  if (installed.length === 0) return
  const world = await freshFolder()
  const config = join(world, 'agency.config.ts')
  await writeFile(config, `export default ${JSON.stringify(wholeIdentity)}`)
  const site = await start('site', {
    AGENCY_CONFIG: config,
    DATA_DIR: join(world, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const photos = await Promise.all([1, 2, 3, 4].map(largePhoto))
  const sites = [await freePort(), Number(new URL(site.url).port)] as const
  for (const [number, name] of installed.entries()) {
    const { url, agent } = await startProxy(name, { sites })
    const form = new FormData()
    for (const [field, value] of formOf(await fillIn(site.url, number))) {
      if (typeof value === 'string') form.set(field, value)
    }
    for (const [slot, photo] of photos.entries()) {
      form.set(`image_${slot + 1}`, new Blob([photo]), 'me.jpg')
    }
    const send = async () => {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const request = { method: 'POST', body: form, headers, dispatcher: agent }
      return (await fetch(`${url}/en/scouting/send`, request)).json()
    }
    await expect.poll(send, { timeout: 40_000 }).toMatchObject({ status: 'received' }) // not before a person could fill it in
    const long = `${url}/favoritos?ids=${'1,'.repeat(20_000)}` // the site repeats its first 4 kB in a header
    const cut = await fetch(long, { dispatcher: agent, redirect: 'manual' })
    expect([cut.status, cut.headers.get('location')?.slice(0, 18)]).toEqual([
      302,
      '/favoritos?ids=1,1',
    ])
    const pages = await fetchSeveral(() => fetch(`${url}/modelos`, { dispatcher: agent }))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(pages[0]?.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/)
  }
})

/** The example without the pause after a failure, so that every site is asked every time. */
function withoutLeavingOut(example: string): string {
  return example.replaceAll('max_fails=1', 'max_fails=0').replace(/^.*fail_duration.*$/m, '')
}

async function fetchSeveral<T>(ask: (number: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let number = 0; number < 4; number += 1) answers.push(await ask(number))
  return answers
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** Noise, which no format makes small. */
async function largePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [1_600, 1_200]
  const raw = { width, height, channels: 3 } as const
  const jpeg = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer()
  expect(jpeg.byteLength).toBeGreaterThan(MEGABYTES * 1_000_000)
  return new Uint8Array(jpeg)
}
