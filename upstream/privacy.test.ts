import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { ana, fakeAgency, lucia, rosterPage, valueOf } from './fake-agency.ts'
import { noConnection } from './fake-service.ts'

const child = { ...lucia, id: 9, name: 'Bia Marques Prado', categories: [{ id: 3000, name: '' }] }
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

  it('without gender is a child all the same', async () => {
    const { upstream, integration } = await fakeAgency()
    integration.answers['GET /api/talent/profile'] = { ...child, gender: null }
    expect(valueOf(await upstream.talent(9, 'en'))?.name).toBe('Bia')
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

async function textOf(folder: string): Promise<string> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('\n')
}
