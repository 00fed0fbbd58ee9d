import { expect, it } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { createProvider, type ProviderFailure } from './app.ts'
import { migrateProvider } from './migrations.ts'

const credentials = {
  panel: { salt: 'a', apiToken: 'b' },
  integration: { salt: 'c', apiKey: 'd' },
}

it('an internal error is reported to the operator, not to the caller', async () => {
  await using world = await providerWith(async () => {})
  const answer = await world.app.request('/api/slides/home', { headers: await world.signIn() })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ message: 'Something went wrong.' })
  expect(world.failures).toEqual([
    {
      route: '/api/slides/:type',
      error: expect.objectContaining({ message: expect.stringContaining('slides') }),
    },
  ])
})

it('a row that does not fit the contract is never served', async () => {
  await using world = await providerWith(async ({ database }) => {
    await migrateProvider(database)
    const slides = database.kysely.$extendTables<{ slides: Record<string, string> }>()
    await slides
      .insertInto('slides')
      .values({ type: 'home', mobile: '', desktop: 'b.jpg' })
      .execute()
  })
  const answer = await world.app.request('/api/slides/home', { headers: await world.signIn() })
  expect(answer.status).toBe(500)
  expect(world.failures).toHaveLength(1)
})

it('a token ends with its day, by the clock that was given', async () => {
  await using world = await providerWith(({ database }) => migrateProvider(database))
  const headers = await world.signIn()
  expect((await world.app.request('/api/social-medias', { headers })).status).toBe(200)
  world.clock.now = 24 * 60 * 60 * 1000
  expect((await world.app.request('/api/social-medias', { headers })).status).toBe(401)
})

type World = Awaited<ReturnType<typeof freshDatabase>>

async function providerWith(prepare: (world: World) => Promise<void>) {
  const world = await freshDatabase('sqlite')
  await prepare(world)
  const clock = { now: 0 }
  const failures: ProviderFailure[] = []
  const app = createProvider({
    database: world.database,
    media: await diskMediaStore(await freshFolder()),
    boards: {},
    credentials,
    print: { folder: await freshFolder(), scale: async () => ({ status: 'invalid' }) },
    onEntry: null,
    report: (failure) => void failures.push(failure),
    now: () => clock.now,
  })
  const signIn = async () => {
    const body = JSON.stringify({ salt: 'a', api_token: 'b' })
    const { token } = await (await app.request('/api/login', { method: 'POST', body })).json()
    return { authorization: `Bearer ${token}` }
  }
  return { app, clock, failures, signIn, [Symbol.asyncDispose]: world[Symbol.asyncDispose] }
}
