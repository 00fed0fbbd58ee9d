import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import {
  picture,
  postNamed,
  talentNamed,
  writeAgency,
} from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { credentials } from '../credentials.ts'
import { importAgency, start } from '../processes.ts'

/** After a minute has passed, on a busy machine: what is kept for two minutes would still be there. */
const soon = { timeout: 30_000, interval: 100 }

it('whatever changes at the agency’s services is on screen within a minute, on every page that shows it', async () => {
  const { site, change, textOf, profileOfAna } = await siteOfServices(agencyIn('jacaranda'))
  const pages = [
    '/',
    '/en',
    '/modelos',
    '/modelos/mulheres/mainboard',
    await profileOfAna(),
    '/favoritos?ids=1',
    '/newsletter',
    '/newsletter/la',
    '/sobre',
    '/contato',
    '/modelos.data',
    '/roster.json',
    '/newsletter/feed.xml',
    '/sitemap.xml',
  ]
  const shown = async () => {
    const texts = await Promise.all(pages.map(textOf))
    return pages.map((page, index) => [page, wordsIn(texts[index] ?? '')])
  }
  const allShow = (word: string) => pages.map((page) => [page, [word]])
  expect(await shown()).toEqual(allShow('jacaranda'))
  const picturesBefore = picturesIn(await textOf('/'))

  await change(agencyIn('ipe-roxo'))
  await site.skipAMinute()
  await expect.poll(shown, soon).toEqual(allShow('ipe-roxo'))
  const pictures = picturesIn(await textOf('/'))
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((address) => picturesBefore.includes(address))).toEqual([])
  expect(new Set(await Promise.all(pictures.map(site.statusOf)))).toEqual(new Set([200]))
}, 240_000)

it('of who is not found any more page, copies and pictures are gone within a minute', async () => {
  const { site, folder, change, textOf, profileOfAna } = await siteOfServices(agencyIn('jacaranda'))
  const profile = await profileOfAna()
  const pictures = picturesIn(await textOf(profile))
  const copies = async () => {
    await site.statusOf(profile)
    return textsIn(join(folder, 'site/copies'))
  }
  await expect.poll(copies, soon).toContain('"book"')
  const statuses = async () => new Set(await Promise.all([profile, ...pictures].map(site.statusOf)))
  await expect.poll(statuses, soon).toEqual(new Set([200]))

  await change({ ...agencyIn('jacaranda'), talents: [talentNamed('bia')] })
  await site.skipAMinute()
  await expect.poll(statuses, soon).toEqual(new Set([404]))
  await expect.poll(copies, soon).not.toContain('"book"')
}, 240_000)

it('a roster that falls to nothing is believed when the service says so again', async () => {
  const { site, change, textOf } = await siteOfServices(agencyIn('jacaranda'))
  const names = async () => wordsIn(mainOf(await textOf('/modelos')))
  expect(await names()).toEqual(['jacaranda'])

  await change({ ...agencyIn('jacaranda'), talents: [] })
  await site.skipAMinute()
  expect(await names()).toEqual(['jacaranda']) // to whom the service says so for the first time
  await expect.poll(site.said, soon).toContain('all gone')
  await site.skipAMinute()
  await expect.poll(names, soon).toEqual([])
}, 240_000)

/** A site of remote services that say what an agency folder does, and how that is changed. */
async function siteOfServices(agency: object) {
  const folder = await freshFolder()
  const services = join(folder, 'services')
  const change = async (next: object) => {
    await writeAgency(join(folder, 'source'), next, {
      'jacaranda.png': await picture('red'),
      'ipe-roxo.png': await picture('blue'),
    })
    await importAgency(join(folder, 'source'), { DATA_DIR: services })
  }
  await change(agency)
  const service = await start('provider', { ...credentials, DATA_DIR: services })
  const running = await start('site', {
    ...credentials,
    PANEL_URL: service.url,
    INTEGRATION_URL: service.url,
    DATA_DIR: join(folder, 'site'),
  })
  const textOf = async (path: string) => (await fetch(running.url + path)).text()
  const statusOf = async (path: string) => (await fetch(running.url + path)).status
  const profileOfAna = async () =>
    /\/modelos\/mulheres\/[^"/]+\/\d+\/ana[^"?]*/.exec(await textOf('/modelos'))?.[0] ??
    expect.fail('nobody is there')
  return { site: { ...running, statusOf }, folder, change, textOf, profileOfAna }
}

/** An agency of which every part tells a word, or shows a picture of that name. */
function agencyIn(word: string) {
  const file = `${word}.png`
  const ana = { name: `Ana ${word}`, boards: ['mainboard'], cover: file, book: [{ file }] }
  const post = { language: 'pt', title: `Lã ${word}`, content: `<p>Lã, ${word}</p>` }
  return {
    talents: [talentNamed('ana', ana)],
    posts: [postNamed('la', post)],
    prehome: [{ mobile: file, desktop: file }],
    staff: [{ name: `Rui ${word}`, role: 'Diretor', email: 'r@a.example', language: 'pt' }],
    social: { instagram: { url: `https://www.instagram.com/${word}` } },
  }
}

function wordsIn(text: string): string[] {
  return ['jacaranda', 'ipe-roxo'].filter((word) => text.includes(word))
}

function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? expect.fail('no main part')
}

function picturesIn(html: string): string[] {
  return [...new Set(html.match(/\/pictures\/640\/[^"?,\s]+/g))]
}

async function textsIn(folder: string): Promise<string> {
  const names = await readdir(folder)
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '') // replaced meanwhile
  return (await Promise.all(names.map(read))).join()
}
