import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, onTestFinished } from 'vitest'

import { removeFolder } from '#storage/fresh-folder.fixture.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { credentials } from '../credentials.ts'
import { type Running, start } from '../processes.ts'
import { type FaultyService, faultyService } from './faulty-service.ts'
import type { Fault } from './service-faults.ts'
import { importAgencyOf } from './agency-of-a-word.ts'

/** A site whose two services are a provider behind faults. */
export type SiteOverFaults = {
  site: Running
  panel: FaultyService
  integration: FaultyService
  /** The data folders of the provider and of the site. */
  folders: { provider: string; site: string }
  /** Gives both services this fault, or none. */
  break: (fault: Fault | null) => void
  /** The word in all texts of the services. */
  word: () => string
  /** Imports an agency with another word. */
  change: (word: string) => Promise<void>
  /** Starts another site over the same services, by a tool if one is named; under the same name it finds what an earlier one has left. */
  open: (name: string, more?: Record<string, string>, under?: readonly string[]) => Promise<Running>
}

type AtEnd = (close: () => Promise<void>) => void

/** The word in the agency's texts at first. */
export const WORD = 'jacaranda'

type Setting = {
  /** For the site alone. */
  environment?: Record<string, string>
  /** Credentials at the services, and the names under which the site finds them. */
  secrets?: Record<string, string>
  hosts?: { panel: string; integration: string }
  atEnd?: AtEnd
}

const here = { panel: '127.0.0.1', integration: '127.0.0.1' }

export async function siteOverFaults({
  environment: given = {},
  secrets = credentials,
  hosts = here,
  atEnd = onTestFinished,
}: Setting = {}): Promise<SiteOverFaults> {
  const root = await mkdtemp(join(tmpdir(), 'passarela-faults-'))
  atEnd(() => removeFolder(root))
  const folders = { provider: join(root, 'provider'), site: join(root, 'site') }
  await mkdir(folders.provider)
  const config = join(root, 'agency.config.ts')
  await writeFile(
    config,
    `export default ${JSON.stringify({ ...wholeIdentity, homeSlides: 'home' })}`,
  )
  const both = { ...secrets, AGENCY_CONFIG: config }
  let current = ''
  const change = async (word: string) => {
    await importAgencyOf(folders.provider, word, both)
    current = word
  }
  await change(WORD)
  const provider = await start('provider', { ...both, DATA_DIR: folders.provider }, atEnd)
  const panel = await faultyService(provider.url, atEnd)
  const integration = await faultyService(provider.url, atEnd)
  const services = {
    PANEL_URL: panel.url.replace(here.panel, hosts.panel),
    INTEGRATION_URL: integration.url.replace(here.integration, hosts.integration),
  }
  const environment = { ...both, ...services, TRUSTED_PROXIES: '127.0.0.1', ...given }
  const open = (name: string, more = {}, under: readonly string[] = []) =>
    start('site', { ...environment, DATA_DIR: join(root, name), ...more }, atEnd, { under })
  return {
    site: await open('site'),
    panel,
    integration,
    folders,
    break: (fault) => void (panel.fault = integration.fault = fault),
    word: () => current,
    change,
    open,
  }
}

/** The same for all tests of a file. */
export function runSiteOverFaults(): () => SiteOverFaults {
  const resources = new AsyncDisposableStack()
  let running: SiteOverFaults | undefined
  beforeAll(async () => {
    running = await siteOverFaults({ atEnd: (close) => resources.defer(close) })
  }, 60_000)
  afterAll(() => resources.disposeAsync())
  return () => {
    if (running === undefined) throw new Error('the site does not run yet')
    return running
  }
}

/** Pages of each kind, with what each shows of the service that its main part needs. */
export const pagesOf = {
  panel: [
    ['/', 'Lã @'],
    ['/', 'instagram.com/@'],
    ['/newsletter', 'Lã @'],
    ['/newsletter/la', 'Uma lã, @'],
    ['/newsletter/feed.xml', 'Uma lã, @'],
    ['/sobre', 'Rui @'],
  ],
  integration: [
    ['/modelos', 'ana @'],
    ['/en/models/women/mainboard', 'bia @'],
    ['/es/modelos/hombres/mainboard/4/otto', 'otto @'],
    ['/modelos/todos/all/1/ana', 'ana @'],
    ['/modelos.data', 'ana @'],
    ['/roster.json', 'eva @'],
    ['/favoritos?ids=2', 'bia @'],
    ['/comparar?ids=1,2', 'bia @'],
    ['/seja-um-modelo', 'Castanhos'],
  ],
} as const

export const allPages = [...pagesOf.panel, ...pagesOf.integration]

/** What is not as it should be: pages that fail, or do not show their part of the services' texts. All are asked for at once. */
export async function wrongPages(
  { url }: Pick<Running, 'url'>,
  word = WORD,
  pages: readonly (readonly [path: string, part: string])[] = allPages,
): Promise<string[]> {
  const asked = pages.map(async ([path, part]) => {
    const answer = await fetch(url + path)
    const text = await answer.text()
    if (answer.status !== 200) return `${path}: ${answer.status}`
    return text.includes(part.replace('@', word)) ? [] : `${path}: no ${part}`
  })
  return (await Promise.all(asked)).flat()
}
