import { expect, it } from 'vitest'

import { findEntries } from '#provider/applications/queries.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { openDatabase } from '#storage/database.ts'

import { demoData } from '../demo-data.ts'
import { start } from '../processes.ts'
import { size } from '../sizes.ts'

const ROBOTS = size(120, 1_000)
const PEOPLE = size(30, 100)
const AT_ONCE = 10

/** What a robot does that no person does. */
const habits = ['sends at once', 'fills in every field', 'makes up the key'] as const
/** How people send: with the page's script, or without it. */
const addresses = ['/contact/send', '/en/contact'] as const

it('no message of a simple robot is stored, and each of a person', async () => {
  const DATA_DIR = await demoData()
  const site = await start('site', { DATA_DIR, TRUSTED_PROXIES: '127.0.0.1' })
  const openForm = async () => {
    const html = await (await fetch(`${site.url}/en/contact`)).text()
    return /name="form_key" value="([^"]+)"/.exec(html)?.[1] ?? ''
  }
  const send = async (kind: string, number: number, fields: Record<string, string>) => {
    const body = new FormData()
    const message = { message: `${kind} ${number}`, website: '', ...fields }
    const typed = { name: 'Rui Canário', email: `rui${number}@canaria.example`, ...message }
    for (const [name, value] of Object.entries(typed)) body.set(name, value)
    const address = addresses[number % addresses.length] ?? ''
    const answer = await fetch(site.url + address, {
      method: 'POST',
      body,
      headers: {
        'sec-fetch-site': 'same-origin',
        accept: address.endsWith('/send') ? 'application/json' : 'text/html',
        // networks of their own: of many people in one, the site would ask for a proof of work
        'x-forwarded-for': `${kind === 'robot' ? 198 : 203}.${number & 255}.${number >> 8}.7`,
      },
    })
    return (await answer.text()).includes('Thank you')
  }
  const robotKeys = await inTurn(ROBOTS, openForm)
  const peoplesKeys = await inTurn(PEOPLE, openForm)
  await inTurn(ROBOTS, async (number) => {
    const habit = habits[number % habits.length]
    if (habit === 'sends at once') await send('robot', number, { form_key: await openForm() })
  })
  await site.skipAMinute()
  await inTurn(ROBOTS, async (number) => {
    const habit = habits[number % habits.length]
    const key = robotKeys[number] ?? ''
    if (habit === 'fills in every field')
      await send('robot', number, { form_key: key, website: 'https://robot.example' })
    if (habit === 'makes up the key')
      await send('robot', number, { form_key: key.replace(/^./, (first) => next(first)) })
  })
  await inTurn(PEOPLE, (number) => send('person', number, { form_key: peoplesKeys[number] ?? '' }))
  expect(await site.end()).toBe(0)

  const database = await openDatabase(`sqlite:${DATA_DIR}/passarela.db`)
  const arrived = await findEntries(rowsOf(database))
  const waiting = await database.kysely
    .$extendTables<{ outbox_entries: { key: string; status: string } }>()
    .selectFrom('outbox_entries')
    .select('key')
    .where('status', '!=', 'over')
    .execute()
  await database.close()
  const stored = [...arrived.map(({ id }) => id), ...waiting.map(({ key }) => key)]
  expect(new Set(stored).size).toBe(PEOPLE)
}, 600_000)

/** Results of a task for each number, some of them at once. */
async function inTurn<T>(count: number, task: (number: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let following = 0
  const work = async () => {
    for (let number = following++; number < count; number = following++)
      results[number] = await task(number)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

function next(letter: string): string {
  return letter === 'a' ? 'b' : 'a'
}
