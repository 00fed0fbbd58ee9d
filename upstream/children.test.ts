import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { isKid } from '#agency/talent.ts'

import { ana, fakeAgency, lucia, rosterPage, settle, valueOf } from './fake-agency.fixture.ts'
import { onlyFor, silence } from './fake-service.fixture.ts'

const LIST = 'POST /api/talents'
const PROFILE = 'GET /api/talent/profile'

const adult = {
  ...lucia,
  id: 9,
  name: 'Bia Marques',
  hair: 'Marques red',
  instagram: '@biamarques',
  book: [{ id: 1, file: 'a.jpg', caption: 'Bia Marques' }],
}
const child = { ...adult, categories: [{ id: 3000, name: '' }] }

type Agency = Awaited<ReturnType<typeof fakeAgency>>

/** An agency whose list and profile say this of the same talent. */
async function agencySaying(list: object, profile: object) {
  const agency = await fakeAgency()
  say(agency, list, profile)
  return agency
}

function say({ integration }: Agency, list: object, profile: object) {
  integration.answers[LIST] = rosterPage([list, ana])
  integration.answers[PROFILE] = profile
}

/** How the talent is called in list and profile, and whether as a child. */
async function shownIn({ upstream }: Pick<Agency, 'upstream'>) {
  const profile = valueOf(await upstream.talent(9, 'en'))
  await settle()
  const listed = valueOf(await upstream.roster()).find(({ id }) => id === 9)
  return [listed, profile].map((talent) => talent && [talent.name, isKid(talent), talent.hair])
}

const asChild = ['Bia', true, null]
const asAdult = ['Bia Marques', false, 'Marques red']

async function keptOnDisk({ upstream, folder }: Agency): Promise<string> {
  await settle()
  await upstream.settled()
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('\n')
}

describe('whom only the list calls a child', () => {
  it('is one in the profile, also where that is read first', async () => {
    const agency = await agencySaying(child, adult)
    const profile = valueOf(await agency.upstream.talent(9, 'en'))
    expect(profile).toMatchObject({ name: 'Bia', boards: ['mainboard', 'kids'], instagram: null })
    expect(profile?.gallery.book[0]?.caption).toBeNull()
    expect(await shownIn(agency)).toEqual([asChild, asChild])
    expect(await keptOnDisk(agency)).not.toMatch(/marques/i)
  })

  it('is one in a profile that was read before, in memory and on disk', async () => {
    const agency = await agencySaying(adult, adult)
    expect(await shownIn(agency)).toEqual([asAdult, asAdult])
    agency.integration.answers[LIST] = rosterPage([child, ana])
    agency.passSeconds(60)
    await agency.upstream.roster()
    await expect.poll(() => keptOnDisk(agency)).not.toMatch(/marques/i)
    expect(await shownIn(agency)).toEqual([asChild, asChild])
  })

  it('is one though the list lost her to a mistake', async () => {
    const agency = await agencySaying(child, adult)
    await agency.upstream.roster()
    agency.integration.answers[LIST] = rosterPage([{ ...child, name: '' }, ana])
    agency.passSeconds(60)
    await agency.upstream.roster()
    expect(valueOf(await agency.upstream.talent(9, 'en'))?.name).toBe('Bia')
  })
})

describe('whom only the profile calls a child', () => {
  it('is one in the list as soon as the profile was read, in memory and on disk', async () => {
    const agency = await agencySaying(adult, child)
    await agency.upstream.roster()
    await agency.upstream.talent(9, 'en')
    await expect.poll(() => keptOnDisk(agency)).not.toMatch(/marques/i)
    expect(await shownIn(agency)).toEqual([asChild, asChild])
  })

  it('is one in the next list, also after a restart', async () => {
    const agency = await agencySaying(adult, child)
    await agency.upstream.roster()
    await agency.upstream.talent(9, 'en')
    await keptOnDisk(agency)
    agency.passSeconds(60)
    const upstream = agency.restart()
    const listed = valueOf(await upstream.roster()).find(({ id }) => id === 9)
    expect(listed).toMatchObject({ name: 'Bia', hair: null, boards: ['mainboard', 'kids'] })
    await upstream.settled()
  })
})

it('whom neither answer calls a child any more is none', async () => {
  const agency = await agencySaying(child, child)
  expect(await shownIn(agency)).toEqual([asChild, asChild])
  say(agency, adult, adult)
  for (let time = 0; time < 3; time += 1) {
    agency.passSeconds(60)
    await shownIn(agency)
  }
  expect(await shownIn(agency)).toEqual([asAdult, asAdult])
})

describe('a profile', () => {
  it('asks for no list once there is one', async () => {
    const agency = await agencySaying(adult, adult)
    await agency.upstream.roster()
    agency.passSeconds(3_600)
    await agency.upstream.talent(9, 'en')
    expect(agency.integration.asked.filter((call) => call.startsWith(LIST))).toHaveLength(1)
  })

  it.each([
    ['fails', undefined],
    ['is silent', silence],
    ['does not end', () => new Response(new ReadableStream())],
  ])('comes where the list %s, and says by itself whether it is a child’s', async (_, fault) => {
    const agency = await fakeAgency({ headersMs: 50, pageMs: 60_000, refreshMs: 60_000 })
    say(agency, child, adult)
    agency.integration.answers[LIST] = undefined
    agency.integration.fault = fault === undefined ? null : onlyFor('/api/talents?', fault)
    expect(valueOf(await agency.upstream.talent(9, 'en'))?.name).toBe('Bia Marques')
    agency.integration.answers[PROFILE] = child
    expect(valueOf(await agency.upstream.talent(9, 'pt'))?.name).toBe('Bia')
  })
})
