import { once } from 'node:events'
import { createServer } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { crawl } from '../crawl.ts'
import { credentials } from '../credentials.ts'
import { demoData } from '../demo-data.ts'
import { freePort } from '../free-port.ts'
import { start } from '../processes.ts'

it('pages seen before are shown while both services are down, also after a restart of the site', async () => {
  const ofProvider = await demoData()
  const port = String(await freePort())
  const provider = await start('provider', {
    ...credentials,
    PORT: port,
    DATA_DIR: ofProvider,
  })
  const services = { PANEL_URL: provider.url, INTEGRATION_URL: provider.url }
  const environment = { ...credentials, ...services, DATA_DIR: await freshFolder() }

  const site = await start('site', environment)
  const seen = await crawl((path) => openPage(site.url, path))
  expect(seen.length).toBeGreaterThan(130) // three languages of home, models, boards and 40 profiles
  const picture = await somePicture(site.url)

  await provider.stop()
  expect(await saysOld(site.url)).toBe(false)
  await site.skipADay() // so that no answer is fresh any more
  expect(await failuresOf(site.url, [...seen, picture])).toEqual([])
  expect(await statusOf(site.url + UNSEEN)).toBe(503)

  await site.stop()
  const restarted = await start('site', environment)
  await restarted.skipADay()
  expect(await failuresOf(restarted.url, [...seen, picture])).toEqual([])
  expect(await saysOld(restarted.url)).toBe(true)

  await start('provider', { ...credentials, PORT: port, DATA_DIR: ofProvider })
  await expect.poll(() => statusOf(restarted.url + UNSEEN)).toBe(404) // the service is asked again, and knows of no such talent
})

it('a page never seen is a 503 with words in its language while the services are down', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`
  const services = { PANEL_URL: nobody, INTEGRATION_URL: nobody }
  const site = await start('site', {
    ...credentials,
    ...services,
    DATA_DIR: await freshFolder(),
  })
  const models = await fetch(`${site.url}/en/models`)
  expect(models.status).toBe(503)
  expect(models.headers.get('Retry-After')).toBe('30')
  expect(await models.text()).toContain('We cannot load this page right now')

  const home = await fetch(`${site.url}/es`)
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('No hay noticias por ahora.')
})

it('a first start with services that hang is ready within three seconds of asking them, and pages that need none come', async () => {
  const services = await hangingServices()
  const { url: PANEL_URL } = services
  const places = { PANEL_URL, INTEGRATION_URL: PANEL_URL, DATA_DIR: await freshFolder() }
  const starting = start('site', { ...credentials, ...places })
  await services.asked
  const askedAt = performance.now()
  const site = await starting
  expect(await statusOf(`${site.url}/health/ready`)).toBe(200)
  expect(performance.now() - askedAt).toBeLessThan(3_000)
  expect(await statusOf(`${site.url}/privacidade`)).toBe(200)
})

/** Services that take connections and answer nothing. */
async function hangingServices() {
  const asked = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    asked.resolve()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, asked: asked.promise }
}

/** The address of a talent that nobody has: what it answers tells whether the service was asked. */
const UNSEEN = '/modelos/mulheres/image/999999/nobody'

/** Whether a page tells of which day its data are. */
async function saysOld(origin: string): Promise<boolean> {
  const page = await fetch(`${origin}/en/models`)
  return (await page.text()).includes('system has not answered since')
}

async function statusOf(address: string): Promise<number> {
  return (await fetch(address)).status
}

async function openPage(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, { redirect: 'error' })
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

async function somePicture(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/modelos`)).text()
  const [, address = ''] = /<img src="([^"]+)"/.exec(html) ?? []
  const response = await fetch(origin + address)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^image\//)
  return address
}

async function failuresOf(origin: string, paths: readonly string[]): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const path of paths) {
    const status = await statusOf(origin + path)
    if (status !== 200) failures.push([path, status])
  }
  return failures
}
