import { resolve } from 'node:path'

import { type LogLevel, logLevels } from '#delivery/log/log.ts'
import { isNetwork } from '#intake/trusted-proxies.ts'
import type { Credentials } from '#provider/sign-in/routes.ts'
import { codeOf } from '#storage/storage-error.ts'
import type { S3Keys } from '#storage/s3-address.ts'
import type { ScoutingCall } from '#upstream/entry-client.ts'

import { ConfigurationError } from './exit.ts'
import type { VariableName } from './variables.ts'

/** The address of a remote service, and the site's credential for it. */
type RemoteService = { url: string; salt: string; secret: string }

/** Where the agency's data comes from. */
type Services =
  | { kind: 'embedded' }
  | { kind: 'remote'; panel: RemoteService; integration: RemoteService; mediaUrl: string }

/** The mail server's address, and the recipient of announcements of new entries. */
export type MailSettings = { url: string; to: string }

/** The environment as the site uses it: validated, with defaults and absolute paths. */
export type Settings = {
  host: string
  port: number
  siteUrl: string
  /** The origin from which forms are accepted: `SITE_URL`; null if it is unset: then the address that the visitor used. */
  formOrigin: string | null
  services: Services
  dataDir: string
  databaseUrl: string
  mediaStorage: string
  /** The credentials of `MEDIA_STORAGE=s3:…`; null if they are unset. */
  s3Keys: S3Keys | null
  mail: MailSettings | null
  agencyConfig: string
  scoutingCall: ScoutingCall
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[]
  /** A third party's page with the agency's posts; null if unset. */
  socialFeedUrl: string | null
  /** Processes that share the port. */
  webConcurrency: number
  /** The port of the metrics at the loopback address; null: none. */
  metricsPort: number | null
  /** How long a site that is told to end goes on accepting visitors, in milliseconds. */
  shutdownDelayMs: number
  vimeoOembedUrl: string
  logLevel: LogLevel
}

const SECONDS = 'a number of seconds up to 60'
const VIMEO_OEMBED_URL = 'https://vimeo.com/api/oembed.json'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment (docs/product.md: Start, processes and end). An empty variable counts as unset.
 *
 * @throws ConfigurationError with one sentence that names the variable and the remedy, but never a secret value.
 */
export function readSettings(environment: Environment = ownEnvironment()): Settings {
  const read = reader(environment)
  const port = readNumber('PORT', read('PORT') ?? '3000', [0, 65_535]) // 0: any free port
  const siteUrl = readOrigin('SITE_URL', read('SITE_URL'))
  const dataDir = resolve(read('DATA_DIR') ?? './data')
  return {
    host: read('HOST') ?? '0.0.0.0',
    port,
    siteUrl: siteUrl ?? `http://localhost:${port}`,
    formOrigin: siteUrl,
    services: readServices(read),
    dataDir,
    databaseUrl: read('DATABASE_URL') ?? `sqlite:${dataDir}/passarela.db`,
    mediaStorage: read('MEDIA_STORAGE') ?? `file:${dataDir}/media`,
    s3Keys: readS3Keys(read),
    mail: readMail(read),
    agencyConfig: resolve(read('AGENCY_CONFIG') ?? './agency.config.ts'),
    scoutingCall: readScoutingCall(read('SCOUTING_CALL')),
    trustedProxies: readNetworks('TRUSTED_PROXIES', read('TRUSTED_PROXIES')),
    socialFeedUrl: readPageUrl('SOCIAL_FEED_URL', read('SOCIAL_FEED_URL')),
    webConcurrency: readNumber('WEB_CONCURRENCY', read('WEB_CONCURRENCY') ?? '1', [1, 64]),
    metricsPort: readMetricsPort(read('METRICS_PORT'), port),
    shutdownDelayMs:
      readNumber('SHUTDOWN_DELAY', read('SHUTDOWN_DELAY') ?? '0', [0, 60], SECONDS) * 1_000,
    vimeoOembedUrl: readUrl('VIMEO_OEMBED_URL', read('VIMEO_OEMBED_URL') ?? VIMEO_OEMBED_URL),
    logLevel: readLogLevel(read('LOG_LEVEL')),
  }
}

/** Reads the environment of the standalone provider. It is the services itself, so it needs no addresses of services. */
export function readProviderSettings(environment: Environment = ownEnvironment()): {
  settings: Settings
  credentials: Credentials
} {
  const [panelSalt, apiToken, integrationSalt, apiKey] = needAll(reader(environment), [
    'PANEL_SALT',
    'PANEL_API_TOKEN',
    'INTEGRATION_SALT',
    'INTEGRATION_API_KEY',
  ])
  return {
    settings: readSettings(withoutServices(environment)),
    credentials: {
      panel: { salt: panelSalt, apiToken },
      integration: { salt: integrationSalt, apiKey },
    },
  }
}

/** Reads the environment of the agency's commands, which may be that of the site or of the standalone provider. */
export function readAgencySettings(environment: Environment = ownEnvironment()): Settings {
  const read = reader(environment)
  const isSites = read('PANEL_URL') !== undefined || read('INTEGRATION_URL') !== undefined
  return readSettings(isSites ? environment : withoutServices(environment))
}

function withoutServices(environment: Environment): Environment {
  const services = Object.fromEntries(serviceVariables.map((name) => [name, undefined]))
  return { ...environment, ...services, MEDIA_URL: undefined }
}

/** The process's environment, with the variables of a `.env` file; variables that are already set win. */
function ownEnvironment(): Environment {
  try {
    process.loadEnvFile('.env')
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') {
      throw new ConfigurationError(`The file .env cannot be read (${codeOf(cause)}).`, { cause })
    }
  }
  return process.env
}

type Read = (name: VariableName) => string | undefined

function reader(environment: Environment): Read {
  return (name) => environment[name]?.trim() || undefined
}

const serviceVariables = [
  'PANEL_URL',
  'PANEL_SALT',
  'PANEL_API_TOKEN',
  'INTEGRATION_URL',
  'INTEGRATION_SALT',
  'INTEGRATION_API_KEY',
] as const

/** Requires both services or none: half a configuration would show half an agency. */
function readServices(read: Read): Services {
  if (serviceVariables.every((name) => read(name) === undefined)) {
    if (read('MEDIA_URL') === undefined) return { kind: 'embedded' }
    throw new ConfigurationError('MEDIA_URL is set, but PANEL_URL is not: unset it, or set both.')
  }
  const [panelUrl, panelSalt, token, integrationUrl, integrationSalt, key] = needAll(
    read,
    serviceVariables,
  )
  const panel = { url: readUrl('PANEL_URL', panelUrl), salt: panelSalt, secret: token }
  const base = panel.url.replace(/\/$/, '')
  return {
    kind: 'remote',
    panel,
    integration: {
      url: readUrl('INTEGRATION_URL', integrationUrl),
      salt: integrationSalt,
      secret: key,
    },
    mediaUrl: readUrl('MEDIA_URL', read('MEDIA_URL') ?? `${base}/storage/`),
  }
}

/** The values of the variables, in order. Throws if any is missing. */
function needAll<const Names extends readonly VariableName[]>(
  read: Read,
  names: Names,
): { [Index in keyof Names]: string }
function needAll(read: Read, names: readonly VariableName[]): string[] {
  const values = names.map((name) => read(name))
  const missing = names.filter((_, index) => values[index] === undefined)
  if (missing.length === 0) return values.filter((value) => value !== undefined)
  const verb = missing.length === 1 ? 'is' : 'are'
  throw new ConfigurationError(
    `${missing.join(', ')} ${verb} missing: set ${missing.length === 1 ? 'it' : 'them'}, or none of the PANEL_ and INTEGRATION_ variables.`,
  )
}

function readUrl(name: VariableName, text: string): string {
  const url = parseUrl(name, text)
  if (hasUser(url) || url.search !== '' || url.hash !== '') {
    throw new ConfigurationError(`${name} must have no user, password, query or fragment in it.`)
  }
  return url.href
}

/** A page that browsers load: its address is public, so it may have a query. */
function readPageUrl(name: VariableName, text: string | undefined): string | null {
  if (text === undefined) return null
  const url = parseUrl(name, text)
  if (!hasUser(url)) return url.href
  throw new ConfigurationError(
    `${name} must have no user or password in it: every visitor sees it.`,
  )
}

const hasUser = ({ username, password }: URL) => username !== '' || password !== ''

function parseUrl(name: VariableName, text: string): URL {
  const url = URL.parse(text)
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url
  throw new ConfigurationError(`${name} must be an address that begins with https:// or http://.`)
}

function readOrigin(name: VariableName, text: string | undefined): string | null {
  if (text === undefined) return null
  const { origin, pathname } = new URL(readUrl(name, text))
  if (pathname === '/') return origin
  throw new ConfigurationError(
    `${name} must have no path: the site stands at the root of its host.`,
  )
}

/** The values of two variables; null if neither is set. Throws if only one is. */
function readBoth(read: Read, one: VariableName, other: VariableName) {
  const [first, second] = [read(one), read(other)]
  if (first === undefined && second === undefined) return null
  if (first !== undefined && second !== undefined) return [first, second] as const
  const missing = first === undefined ? one : other
  throw new ConfigurationError(`${missing} is missing: set both ${one} and ${other}, or none.`)
}

/** The server's address may contain a password, so no error message quotes it. */
function readMail(read: Read): MailSettings | null {
  const both = readBoth(read, 'SMTP_URL', 'SCOUTING_EMAIL')
  if (both === null) return null
  const [url, to] = both
  const { protocol = '', host = '' } = URL.parse(url) ?? {}
  if (!/^smtps?:$/.test(protocol) || host === '') {
    throw new ConfigurationError(
      'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    )
  }
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(to)) {
    throw new ConfigurationError('SCOUTING_EMAIL must be one e-mail address.')
  }
  return { url, to }
}

function readS3Keys(read: Read): S3Keys | null {
  const both = readBoth(read, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  return both && { accessKeyId: both[0], secretAccessKey: both[1] }
}

/** A number from and to these; `what` describes it. */
function readNumber(
  name: VariableName,
  text: string,
  [from, to]: readonly [number, number],
  what = `a number from ${from} to ${to}`,
): number {
  const isShort = /^\d+$/.test(text) && text.length <= String(to).length
  if (isShort && Number(text) >= from && Number(text) <= to) return Number(text)
  throw new ConfigurationError(`${name} is "${text}": it must be ${what}.`)
}

/** The port of the metrics, which is not the site's; null if it is unset. */
function readMetricsPort(text: string | undefined, sitePort: number): number | null {
  if (text === undefined) return null
  const port = readNumber('METRICS_PORT', text, [1, 65_535])
  if (port !== sitePort) return port
  throw new ConfigurationError(`METRICS_PORT is ${text}, like PORT: choose another one.`)
}

function readScoutingCall(text = 'entry'): ScoutingCall {
  if (text === 'entry' || text === 'get-scouted') return text
  throw new ConfigurationError(`SCOUTING_CALL is "${text}": it must be entry or get-scouted.`)
}

function readNetworks(name: VariableName, text = ''): string[] {
  const networks = text.split(',').flatMap((each) => each.trim() || [])
  const wrong = networks.find((each) => !isNetwork(each))
  if (wrong === undefined) return networks
  throw new ConfigurationError(
    `${name}: "${wrong}" is not an address or a network such as 10.0.0.0/8 or ::1.`,
  )
}

function readLogLevel(text = 'info'): LogLevel {
  const level = logLevels.find((each) => each === text)
  if (level !== undefined) return level
  throw new ConfigurationError(`LOG_LEVEL is "${text}": it must be one of ${logLevels.join(', ')}.`)
}

/** Selects the production builds of React and React Router. They read the environment only once, when they are loaded. */
export function setProduction(): void {
  process.env['NODE_ENV'] = 'production'
}
