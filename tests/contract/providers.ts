import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createAdaptorServer } from '@hono/node-server'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect } from 'vitest'

import { addressOf } from '#contract/address.ts'
import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts'
import { signIn } from '#contract/integration/sign-in.ts'
import { login } from '#contract/panel/login.ts'
import { importFolder } from '#provider/agency-folder/import-folder.ts'
import { exampleBoards, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { createProvider, type ProviderFailure } from '#provider/app.ts'
import type { ScalePicture } from '#provider/downloads/print-pictures.ts'
import { migrateProvider } from '#provider/migrations.ts'
import { doJob } from '#media/pictures/encode-picture.ts'
import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { openMediaStore } from '#storage/open-media-store.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'

import { exampleAgency } from './agency.ts'

/** A provider that can be called, wherever it runs. */
export type Provider = {
  /** Sends a request as it is, without a token. */
  send: (address: string, init?: RequestInit) => Promise<Response>
  /** Sends it with a service's token. */
  sendTo: (service: Service, address: string, init?: RequestInit) => Promise<Response>
  /** Asks an endpoint; fails where the answer is not 200 or holds more or less than the endpoint describes. */
  ask: <E extends Endpoint>(
    service: Service,
    endpoint: E,
    input: CallInput<E>,
  ) => Promise<Answer<E>>
  /** What went wrong inside so far. */
  failures: ProviderFailure[]
  /** What the provider keeps, seen from behind. */
  kept: { database: Database; media: MediaStore }
  /** How often it was told of an entry. */
  announced: () => number
}
export type Service = 'panel' | 'integration'

export const credentials = {
  panel: { salt: 'panel salt', apiToken: 'panel token' },
  integration: { salt: 'integration salt', apiKey: 'integration key' },
}

const kinds = [
  { dialect: 'sqlite', transport: 'in process' },
  { dialect: 'sqlite', transport: 'over HTTP' },
  { dialect: 'postgres', transport: 'in process' },
  { dialect: 'postgres', transport: 'over HTTP' },
] as const

/**
 * The same tests for a provider in process and over HTTP, on both databases. All tests share one: what
 * they add must be in nobody's way.
 */
export function describeProvider(what: string, tests: (provider: () => Provider) => void) {
  describe.each(kinds)(`${what} ($transport, $dialect)`, ({ dialect, transport }) => {
    const resources = new AsyncDisposableStack()
    let provider: Provider | undefined
    beforeAll(async () => {
      provider = await openProvider(resources, dialect, transport)
    })
    afterAll(() => resources.disposeAsync())
    tests(() => {
      if (provider === undefined) throw new Error('the provider is not open yet')
      return provider
    })
  })
}

async function openProvider(
  resources: AsyncDisposableStack,
  dialect: 'sqlite' | 'postgres',
  transport: 'in process' | 'over HTTP',
): Promise<Provider> {
  const { path: folder } = resources.use(
    await mkdtempDisposable(join(tmpdir(), 'passarela-contract-')),
  )
  const { database } = resources.use(await freshDatabase(dialect))
  const media = await openMediaStore(`file:${folder}/media`)
  await migrateProvider(database)
  await writeAgency(folder, ...(await exampleAgency()))
  await importFolder({ folder, database, media, boards: exampleBoards })

  let entries = 0
  const failures: ProviderFailure[] = []
  const report = (failure: ProviderFailure) => void failures.push(failure)
  const app = createProvider({
    database,
    media,
    boards: exampleBoards,
    credentials,
    print: { folder: `${folder}/print`, scale: scaleHere },
    onEntry: () => void (entries += 1),
    report,
  })
  const send =
    transport === 'in process'
      ? async (address: string, init?: RequestInit) => app.request(address, init)
      : await sendOverHttp(resources, app.fetch)
  const kept = { database, media }
  return { ...(await signedIn(send)), failures, kept, announced: () => entries }
}

/** As the encoder's own process does. */
const scaleHere: ScalePicture = async (job) => {
  const answer = await doJob({ kind: 'print', maxPixels: 50_000_000, ...job })
  return answer.status === 'encoded' ? answer : { status: 'invalid' }
}

type Send = Provider['send']

async function sendOverHttp(
  resources: AsyncDisposableStack,
  fetchApp: (request: Request) => Response | Promise<Response>,
): Promise<Send> {
  const server = createAdaptorServer({ fetch: fetchApp })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  resources.defer(() => new Promise((resolve) => void server.close(() => resolve())))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

async function signedIn(send: Send): Promise<Pick<Provider, 'send' | 'sendTo' | 'ask'>> {
  const enter = async <S extends v.GenericSchema>(path: string, body: object, answer: S) =>
    readExactly(answer, await send(path, { method: 'POST', body: JSON.stringify(body) }))
  const { panel, integration } = credentials
  const { salt, apiToken } = panel
  const tokens = {
    panel: (await enter(login.path, { salt, api_token: apiToken }, login.answer)).token,
    integration: (
      await enter(
        signIn.path,
        { salt: integration.salt, api_key: integration.apiKey },
        signIn.answer,
      )
    ).access_token,
  }
  const sendTo: Provider['sendTo'] = (service, address, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${tokens[service]}`)
    return send(address, { ...init, headers })
  }
  return {
    send,
    sendTo,
    ask: async (service, endpoint, input) => {
      const { method, answer } = endpoint
      return readExactly(answer, await sendTo(service, addressOf(endpoint, input), { method }))
    },
  }
}

async function readExactly<S extends v.GenericSchema>(
  schema: S,
  answer: Response,
): Promise<v.InferOutput<S>> {
  const json = await answer.json()
  expect(answer.status, JSON.stringify(json)).toBe(200)
  const read = v.parse(schema, json)
  expect(read).toEqual(json)
  return read
}
