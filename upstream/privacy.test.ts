import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { ana, fakeAgency, lucia, rosterPage, valueOf } from './fake-agency.fixture.ts'
import { noConnection } from './fake-service.fixture.ts'

const child = { ...lucia, id: 9, name: 'Bia Marques Prado', categories: [{ id: 3000, name: '' }] }
const nameless = { ...ana, name: '' }
const planted = Object.fromEntries(
  ['birthdate', 'phone', 'email', '__proto__x', 'passport'].map((name) => [
    name,
    `planted ${name}`,
  ]),
)

describe('a child', () => {
  it('has a first name only, in the roster, its profile and all that is kept', async () => {
    const { upstream, integration, folder } = await fakeAgency()
    integration.answers['POST /api/talents'] = rosterPage([child, lucia])
    integration.answers['GET /api/talent/profile'] = child
    expect(valueOf(await upstream.roster()).map(({ name }) => name)).toEqual(['Bia', 'Lúcia Prado'])
    expect(valueOf(await upstream.talent(9, 'en'))?.name).toBe('Bia')
    await upstream.settled()
    expect(await textOf(folder)).not.toContain('Marques')
  })

  it('has a first name only once the roster says that it is one, though its profile was kept before', async () => {
    const { upstream, integration, folder, passSeconds } = await fakeAgency()
    const adult = { ...child, categories: lucia.categories }
    integration.answers['POST /api/talents'] = rosterPage([adult, lucia])
    integration.answers['GET /api/talent/profile'] = adult
    await upstream.roster()
    for (const locale of ['pt', 'en', 'es'] as const) await upstream.talent(9, locale)
    integration.answers['POST /api/talents'] = rosterPage([child, lucia])
    passSeconds(3_600)
    await upstream.roster()
    await upstream.settled()
    expect(await textOf(folder)).not.toContain('Marques')
    integration.fault = noConnection
    expect((await upstream.talent(9, 'es')).status).toBe('failed')
  })

  it('has no account and no caption that tells more of its name', async () => {
    const { upstream, integration, folder } = await fakeAgency()
    const captions = ['Bia for Lume', 'bia MARQUES', 'Prado & Sons', null]
    const frames = captions.map((caption, id) => ({ id, file: `${id}.jpg`, caption }))
    integration.answers['GET /api/talent/profile'] = {
      ...child,
      instagram: '@biamarques',
      models_com: 'https://models.example/bia-marques-prado',
      book: frames,
      albums: [{ id: 3, items: frames }],
    }
    const talent = valueOf(await upstream.talent(9, 'en'))
    expect(talent).toMatchObject({ instagram: null, modelsCom: null })
    for (const gallery of [talent?.gallery.book, talent?.gallery.polaroids]) {
      expect(gallery?.map(({ caption }) => caption)).toEqual(['Bia for Lume', null, null, null])
    }
    await upstream.settled()
    expect(await textOf(folder)).not.toMatch(/marques|prado/i)
  })

  it('has no caption that tells its name with other accents or capitals', async () => {
    const { upstream, integration } = await fakeAgency()
    const captions = [
      'Bia Conceicao for Lume',
      'bia_conceicao',
      'CONCEIC\u0327A\u0303O',
      'Conçeicão',
    ]
    integration.answers['GET /api/talent/profile'] = {
      ...child,
      name: 'Bia Conceição',
      book: ['Bia', ...captions].map((caption, id) => ({ id, file: `${id}.jpg`, caption })),
    }
    const talent = valueOf(await upstream.talent(9, 'en'))
    expect(talent?.gallery.book.map(({ caption }) => caption)).toEqual([
      'Bia',
      ...captions.map(() => null),
    ])
  })
})

describe('a child whose category is told in digits', () => {
  it('is one all the same', async () => {
    const { upstream, integration } = await fakeAgency()
    const categories = [{ id: '3000', name: '' }]
    integration.answers['GET /api/talent/profile'] = { ...child, categories }
    expect(valueOf(await upstream.talent(9, 'en'))).toMatchObject({ name: 'Bia', boards: ['kids'] })
  })
})

describe('a talent’s data', () => {
  it('are kept as far as a screen shows them', async () => {
    const { upstream, integration, folder } = await fakeAgency()
    integration.answers['POST /api/talents'] = rosterPage([{ ...lucia, ...planted }])
    integration.answers['GET /api/talent/profile'] = { ...lucia, ...planted }
    const shown = [await upstream.roster(), await upstream.talent(7, 'pt')]
    await upstream.settled()
    expect(JSON.stringify(shown) + (await textOf(folder))).not.toContain('planted')
  })

  it('are gone from disk in every language when the talent has left the roster', async () => {
    const { upstream, integration, folder, passSeconds } = await fakeAgency()
    await upstream.roster()
    for (const locale of ['pt', 'en', 'es'] as const) await upstream.talent(8, locale)
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(60)
    await upstream.roster()
    await upstream.settled()
    expect(await textOf(folder)).not.toContain(ana.name)
  })

  it('are gone from disk though the talent left while the site was not running', async () => {
    const { upstream, restart, integration, folder, passSeconds } = await fakeAgency()
    await upstream.roster()
    await upstream.talent(8, 'es')
    await upstream.settled()
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(86_400)
    const restarted = restart()
    await restarted.roster()
    await restarted.settled()
    expect(await textOf(folder)).not.toContain(ana.name)
  })

  it('name the pictures and clips that end when the talent has left, also after a restart', async () => {
    const { upstream, restart, integration, gone, passSeconds } = await fakeAgency()
    const shown = { ...ana, cover: 'ana/cover.jpg' }
    integration.answers['POST /api/talents'] = rosterPage([lucia, shown])
    integration.answers['GET /api/talent/profile'] = {
      ...shown,
      book: [{ id: 1, file: 'ana/book.jpg' }],
      'digital-videos': [{ id: 2, file: 'ana/film.mp4' }],
    }
    await upstream.roster()
    await upstream.talent(8, 'es')
    await upstream.settled()
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(60)
    await restart().roster()
    const all = ['ana/book.jpg', 'ana/cover.jpg', 'ana/film.mp4']
    await expect.poll(() => [...new Set(gone)].toSorted()).toEqual(all)
  })

  it('end, with the pictures that the profile showed, in all languages when there is no profile any more', async () => {
    const { upstream, restart, integration, gone, folder, passSeconds } = await fakeAgency()
    const book = [{ id: 1, file: 'ana/book.jpg' }]
    integration.answers['GET /api/talent/profile'] = { ...ana, cover: 'ana/cover.jpg', book }
    await upstream.talent(8, 'pt')
    await upstream.talent(8, 'es')
    await upstream.settled()
    integration.answers['GET /api/talent/profile'] = undefined
    passSeconds(60)
    const later = restart()
    expect(valueOf(await later.talent(8, 'es'))).toBeNull()
    const all = ['ana/book.jpg', 'ana/cover.jpg']
    await expect.poll(() => [...new Set(gone)].toSorted()).toEqual(all)
    await later.settled()
    expect(await textOf(folder)).not.toContain(ana.name)
  })

  it.each([
    ['misread', rosterPage([lucia, nameless])],
    ['left out', { ...rosterPage([lucia]), total: 2 }],
    ['behind the last page that is read', rosterPage([lucia], 1, 21)],
  ])('stay when the talent is merely %s', async (_, answer) => {
    const { upstream, restart, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    await upstream.talent(8, 'es')
    integration.answers['POST /api/talents'] = onEveryPage(answer)
    passSeconds(60)
    expect(valueOf(await upstream.roster()).map(({ id }) => id)).toEqual([7])
    await upstream.settled()
    integration.fault = noConnection
    expect(valueOf(await restart().talent(8, 'es'))?.name).toBe(ana.name)
  })

  it('are gone from disk when the talent was misread first and then has left', async () => {
    const { upstream, integration, folder, passSeconds } = await fakeAgency()
    await upstream.roster()
    await upstream.talent(8, 'es')
    const misread = { ...rosterPage([lucia, nameless]), total: 1 } // what can be read is the same
    for (const answer of [misread, rosterPage([lucia])]) {
      integration.answers['POST /api/talents'] = answer
      passSeconds(60)
      await upstream.roster()
      await upstream.settled()
    }
    expect(await textOf(folder)).not.toContain(ana.name)
  })

  it('stay when the talent was misread once and is listed again', async () => {
    const { upstream, restart, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    await upstream.talent(8, 'es')
    for (const talents of [
      [lucia, nameless],
      [lucia, ana],
      [lucia, ana, child],
    ]) {
      integration.answers['POST /api/talents'] = rosterPage(talents)
      passSeconds(60)
      await upstream.roster()
    }
    await upstream.settled()
    integration.fault = noConnection
    expect(valueOf(await restart().talent(8, 'es'))?.name).toBe(ana.name)
  })

  it('are gone from disk though another talent’s board is flawed', async () => {
    const { upstream, integration, folder, passSeconds } = await fakeAgency()
    await upstream.roster()
    await upstream.talent(8, 'es')
    integration.answers['POST /api/talents'] = rosterPage([{ ...lucia, categories: [null] }])
    passSeconds(60)
    await upstream.roster()
    await upstream.settled()
    expect(await textOf(folder)).not.toContain(ana.name)
  })

  it('stay through any outage while the talent is on the roster', async () => {
    const { upstream, restart, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    await upstream.talent(8, 'es')
    await upstream.settled()
    integration.fault = noConnection
    passSeconds(90 * 86_400)
    expect(valueOf(await restart().talent(8, 'es'))?.name).toBe(ana.name)
  })
})

describe('a post’s text', () => {
  it('is not kept where only its summary is shown', async () => {
    const { upstream, panel, folder } = await fakeAgency()
    const posts = panel.answers['GET /api/entities/newsletter']
    expect(posts).toHaveLength(1)
    panel.answers['GET /api/entities/newsletter'] = [
      { id: 2, slug: 'silk', title: 'Silk', language: 'pt', content: '<p>long text</p>' },
    ]
    expect(valueOf(await upstream.newsletter())).toHaveLength(1)
    await upstream.settled()
    expect(await textOf(folder)).not.toContain('long text')
  })
})

/** A roster that gives the same talents on every page. */
function onEveryPage(page: ReturnType<typeof rosterPage>) {
  return (query: URLSearchParams) => ({ ...page, current_page: Number(query.get('page')) })
}

async function textOf(folder: string): Promise<string> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('\n')
}
