import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'

import { sendApplication } from '#contract/panel/entries.ts'
import { application, someone } from '#provider/applications/someone.fixture.ts'

import { credentials } from '../credentials.ts'
import { demoData } from '../demo-data.ts'
import { runToEnd, start } from '../processes.ts'
import { report } from '../sizes.ts'

it('an application is announced by its reference; once it is deleted nothing of its sender is left', async () => {
  const mails: string[] = []
  const folder = await demoData()
  const environment = {
    ...credentials,
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    SMTP_URL: `smtp://127.0.0.1:${await mailPort(mails)}`,
    SCOUTING_EMAIL: 'scouting@vereda.example',
  }
  const provider = await start('provider', environment)
  const key = randomUUID()
  expect(await send(provider.url, key)).toBe(201)

  await expect.poll(() => mails.length).toBe(1)
  expect(mails[0]).toContain(key)
  expect(textsIn(mails[0] ?? '')).toEqual([])
  const secrets = Object.values(credentials)
  expect(secrets.filter((secret) => mails[0]?.includes(secret))).toEqual([])
  expect(textsIn(provider.said())).toEqual([])

  expect(foundIn(folder)).not.toEqual([])
  const begin = performance.now()
  const { code } = await runToEnd('agency', environment, ['applications', 'delete', key])
  report('an application is deleted after', `${Math.round(performance.now() - begin)} ms`)
  expect(code).toBe(0)
  expect(foundIn(folder)).toEqual([])
  await provider.end()
  expect(foundIn(folder)).toEqual([])
})

const texts = [someone.realname, someone.name, someone.email, someone.phone, someone.instagr]
const textsIn = (where: string | Buffer) => texts.filter((text) => where.includes(text))

function foundIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  return files.filter((path) => textsIn(readFileSync(path)).length > 0)
}

async function mailPort(mails: string[]): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      mails.push(await textOf(stream))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function send(origin: string, key: string): Promise<number> {
  const { PANEL_SALT: salt, PANEL_API_TOKEN: secret } = credentials
  const body = JSON.stringify({ salt, api_token: secret })
  const { token } = await (await fetch(`${origin}/api/login`, { method: 'POST', body })).json()
  const { headers, ...request } = await application({ key })
  const authorization = `Bearer ${token}`
  const init = { ...request, headers: { ...headers, authorization } }
  return (await fetch(origin + sendApplication.path, init)).status
}
