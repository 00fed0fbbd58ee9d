import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { onTestFinished } from 'vitest'

import { talentProfile, talents } from '#contract/integration/talents.ts'
import type { TalentSummary } from '#contract/integration/talent.ts'
import { readJson } from '#contract/reading.ts'
import {
  picture,
  postNamed,
  talentNamed,
  writeAgency,
} from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { origin, wholeIdentity } from '../addresses/whole-agency.ts'
import { credentials } from '../credentials.ts'
import { importAgency, start, type Running } from '../processes.ts'
import { type Child, fold } from './surnames.ts'

/** A site whose services say the children's whole names wherever they can; its data folder; and what the services said. */
export type TalkingAgency = { site: Running; folder: string; told: () => string }

export async function talkingAgency(children: readonly Child[]): Promise<TalkingAgency> {
  const folder = await freshFolder()
  const config = join(folder, 'agency.config.ts')
  await writeFile(config, `export default ${JSON.stringify(wholeIdentity)}`)
  const source = join(folder, 'source')
  await mkdir(source)
  const agency = {
    talents: [...children.map(toTalent), talentNamed('ana', { boards: ['mainboard'] })],
    posts: [postNamed('wool', { language: 'pt' })],
  }
  const large = { width: 600, height: 800 }
  const files = { 'a.png': await picture('red', large), 'b.png': await picture('blue', large) }
  await writeAgency(source, agency, files)
  const ofServices = { AGENCY_CONFIG: config, DATA_DIR: join(folder, 'services') }
  await importAgency(source, ofServices)
  const service = await start('provider', { ...credentials, ...ofServices })
  const between = await startBetween(service.url, children)
  const data = join(folder, 'site')
  const site = await start('site', {
    ...credentials,
    AGENCY_CONFIG: config,
    PANEL_URL: service.url,
    INTEGRATION_URL: between.url,
    DATA_DIR: data,
    LOG_LEVEL: 'debug',
    SITE_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  return { site, folder: data, told: between.told }
}

function toTalent({ slug, name, one }: Child, index: number) {
  const items = [
    { file: 'a.png', caption: name },
    { file: 'b.png', caption: `by @${one}` },
  ]
  const gender = ['woman', 'man', null][(index + Math.floor(index / 9)) % 3]
  return talentNamed(slug, {
    name,
    gender,
    boards: gender === null ? ['kids'] : ['mainboard', 'kids'],
    measures: { height: 120 + index, jeans: one, suit: one, shoes: `${one} 30` },
    hair: one,
    eyes: name,
    nationality: one,
    languages: [{ language: one, level: one }],
    instagram: `@bia${fold(one)}`,
    modelsCom: `https://models.com/models/${fold(one)}`,
    cover: 'a.png',
    book: items,
    polaroids: items,
    videos: [{ id: 'abcdefghijk', provider: 'youtube', caption: name, poster: 'a.png' }],
    digitalVideos: [{ id: '12345', provider: 'vimeo', caption: `${one} walks` }],
  })
}

/**
 * Stands before the integration service, which cannot say all that another may: names in places that the contract does not know
 * or that are of another type.
 */
async function startBetween(service: string, children: readonly Child[]) {
  let told = ''
  const retell = <T extends TalentSummary>(talent: T) => {
    const child = children.find(({ name }) => name === talent.name)
    return child === undefined ? talent : retold(talent, child)
  }
  const rewritten = (path: string, body: string) => {
    if (path.startsWith('/api/talents?')) {
      const page = readJson(talents.answer, body)
      if (page.status === 'invalid') return body
      const data = page.value.data.map((talent) => retell(talent))
      return JSON.stringify({ ...page.value, data })
    }
    if (!path.startsWith('/api/talent/profile?')) return body
    const profile = readJson(talentProfile.answer, body)
    return profile.status === 'invalid' ? body : JSON.stringify(retell(profile.value))
  }
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '', headers } = request
      const body = method === 'GET' ? null : await text(request)
      const passed = new Headers()
      for (const name of ['authorization', 'content-type']) {
        const value = headers[name]
        if (typeof value === 'string') passed.set(name, value)
      }
      const answer = await fetch(service + url, { method, headers: passed, body })
      const said = rewritten(url, await answer.text())
      told += said
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(said)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : null
  return { url: `http://127.0.0.1:${port}`, told: () => told }
}

function retold<T extends TalentSummary>(talent: T, { name, one, two }: Child) {
  const categories = talent.categories.map(({ id }) => ({ id, name: two }))
  return {
    ...talent,
    categories: [...categories, { id: one, name: two }],
    birthdate: name,
    surname: two,
    [one]: two,
    waist: { of: name },
    cover_web: [one],
    instagram_url: `https://instagram.com/${fold(one)}`,
  }
}
