import { describe, expect, it, onTestFinished } from 'vitest'

import { freshAgency, talentNamed } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { rowsOf } from '#provider/service/tables.ts'

import { watchAgency, watchDepartures } from './watch-agency.ts'

describe.each(['sqlite', 'postgres'] as const)('an agency on %s', (dialect) => {
  it('reports a change only after an import that changed the agency', async () => {
    await using agency = await freshAgency(dialect)
    await agency.importWith({ talents: [talentNamed('ana')] })
    const { changes, end } = await watched(agency.database)
    await agency.importWith({ talents: [talentNamed('ana')] })
    await agency.importWith({ talents: [talentNamed('ana', { name: 'Ana Lima' })] })
    await expect.poll(changes).toBe(1)
    await agency.importWith({ talents: [talentNamed('bia')] })
    await expect.poll(changes).toBe(2)
    await end()
  })
})

it('PostgreSQL tells of an import, so that nobody waits for the next look', async () => {
  await using agency = await freshAgency('postgres')
  await agency.importWith({ talents: [talentNamed('ana')] })
  const { changes, end } = await watched(agency.database, { everyMs: 3_600_000 })
  await agency.importWith({ talents: [talentNamed('bia')] })
  await expect.poll(changes).toBe(1)
  await agency.importWith({ talents: [talentNamed('eva')] })
  await expect.poll(changes).toBe(2)
  await end()
})

it('reports a failing database once, and goes on watching', async () => {
  await using agency = await freshAgency('sqlite')
  await agency.importWith({ talents: [talentNamed('ana')] })
  const { changes, failures, end } = await watched(agency.database)
  const { schema } = rowsOf(agency.database)
  await schema.alterTable('imported').renameTo('gone').execute()
  await expect.poll(failures).toBe(1)
  await schema.alterTable('gone').renameTo('imported').execute()
  await agency.importWith({ talents: [] })
  await expect.poll(changes).toBe(1)
  expect(failures()).toBe(1)
  await end()
})

/** Counts what a watch tells. */
async function watched(
  database: Parameters<typeof watchAgency>[0]['database'],
  { everyMs } = { everyMs: 5 },
) {
  let changes = 0
  let failures = 0
  const end = await watchAgency({
    database,
    onChange: () => void (changes += 1),
    report: () => void (failures += 1),
    everyMs,
  })
  onTestFinished(end)
  return { changes: () => changes, failures: () => failures, end }
}

it('departures are looked for again and again, until the end', async () => {
  let asked = 0
  const lookForDepartures = async () => void (asked += 1)
  const end = watchDepartures({ lookForDepartures }, 5)
  await expect.poll(() => asked).toBeGreaterThan(2)
  end()
  const until = asked
  await new Promise((wake) => setTimeout(wake, 50))
  expect(asked).toBe(until)
})

it('a look that takes long is the only one until it ends', async () => {
  let asked = 0
  const looks = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const lookForDepartures = () => {
    asked += 1
    return looks[asked - 1]?.promise ?? Promise.resolve()
  }
  onTestFinished(watchDepartures({ lookForDepartures }, 1))
  await expect.poll(() => asked).toBe(1)
  await new Promise((wake) => setTimeout(wake, 50))
  expect(asked).toBe(1)
  looks[0].resolve()
  await expect.poll(() => asked).toBe(2)
})
