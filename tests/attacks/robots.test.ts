import { expect, it } from 'vitest'

import { demoData } from '../demo-data.ts'
import { storageIn, takenIn } from '../durability/arrivals.ts'
import { formKeyIn } from '../durability/send-application.ts'
import { inTurn } from '../in-turn.ts'
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
  const openForm = async () => formKeyIn(await (await fetch(`${site.url}/en/contact`)).text())
  const send = async (kind: string, number: number, fields: Record<string, string>) => {
    const body = new FormData()
    const message = { message: `${kind} ${number}`, website: '', ...fields }
    const typed = { name: 'Rui Canário', email: `rui${number}@canaria.example`, ...message }
    for (const [name, value] of Object.entries(typed)) body.set(name, value)
    const address = addresses[number % addresses.length] ?? ''
    await fetch(site.url + address, {
      method: 'POST',
      body,
      headers: {
        'sec-fetch-site': 'same-origin',
        accept: address.endsWith('/send') ? 'application/json' : 'text/html',
        // networks of their own: of many people in one, the site would ask for a proof of work
        'x-forwarded-for': `${kind === 'robot' ? 198 : 203}.${number & 255}.${number >> 8}.7`,
      },
    })
  }
  const robotKeys = await inTurn(ROBOTS, AT_ONCE, openForm)
  const peoplesKeys = await inTurn(PEOPLE, AT_ONCE, openForm)
  await inTurn(ROBOTS, AT_ONCE, async (number) => {
    const habit = habits[number % habits.length]
    if (habit === 'sends at once') await send('robot', number, { form_key: await openForm() })
  })
  await site.skipAMinute()
  await inTurn(ROBOTS, AT_ONCE, async (number) => {
    const habit = habits[number % habits.length]
    const key = robotKeys[number] ?? ''
    if (habit === 'fills in every field')
      await send('robot', number, { form_key: key, website: 'https://robot.example' })
    if (habit === 'makes up the key')
      await send('robot', number, { form_key: `${key.startsWith('a') ? 'b' : 'a'}${key.slice(1)}` })
  })
  await inTurn(PEOPLE, AT_ONCE, (number) =>
    send('person', number, { form_key: peoplesKeys[number] ?? '' }),
  )
  expect(await site.end()).toBe(0)
  expect(new Set(await takenIn(storageIn(DATA_DIR))).size).toBe(PEOPLE)
}, 600_000)
