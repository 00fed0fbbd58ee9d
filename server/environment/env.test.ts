import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readAgencySettings, readProviderSettings, readSettings } from './env.ts'
import { ConfigurationError } from './exit.ts'

const remote = {
  PANEL_URL: 'https://panel.example/',
  PANEL_SALT: 'pepper-1',
  PANEL_API_TOKEN: 'hidden-1',
  INTEGRATION_URL: 'https://integration.example',
  INTEGRATION_SALT: 'pepper-2',
  INTEGRATION_API_KEY: 'hidden-2',
}

function refusal(environment: Record<string, string>): string {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
    throw error
  }
  return 'was taken'
}

describe('the environment', () => {
  it('may be empty: the embedded provider, port 3000, ./data', () => {
    expect(readSettings({})).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      services: { kind: 'embedded' },
      dataDir: resolve('data'),
      databaseUrl: `sqlite:${resolve('data')}/passarela.db`,
      mediaStorage: `file:${resolve('data')}/media`,
      s3Keys: null,
      webConcurrency: 1,
      metricsPort: null,
      shutdownDelayMs: 0,
      vimeoOembedUrl: 'https://vimeo.com/api/oembed.json',
      logLevel: 'info',
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(readSettings({ PORT: '', PANEL_URL: ' ' })).toMatchObject({
      port: 3000,
      services: { kind: 'embedded' },
    })
  })

  it('names both services, and media beside the panel', () => {
    expect(readSettings(remote).services).toEqual({
      kind: 'remote',
      panel: { url: 'https://panel.example/', salt: 'pepper-1', secret: 'hidden-1' },
      integration: { url: 'https://integration.example/', salt: 'pepper-2', secret: 'hidden-2' },
      mediaUrl: 'https://panel.example/storage/',
    })
  })

  it('of the agency’s commands may be the provider’s own, which has secrets but no addresses', () => {
    const { PANEL_URL: _, INTEGRATION_URL: __, ...own } = remote
    expect(readAgencySettings(own).services).toEqual({ kind: 'embedded' })
    expect(readAgencySettings(remote).services.kind).toBe('remote')
  })

  it('requires both a mail server and a recipient, or neither', () => {
    expect(readSettings({}).mail).toBeNull()
    const SMTP_URL = 'smtp://us:hidden-3@mail.example:587'
    const mail = { SMTP_URL, SCOUTING_EMAIL: 'scouting@vereda.example' }
    expect(readSettings(mail).mail).toEqual({ url: SMTP_URL, to: 'scouting@vereda.example' })
  })

  it('requires both credentials of S3, or neither', () => {
    expect(readSettings({}).s3Keys).toBeNull()
    const keys = { S3_ACCESS_KEY_ID: 'pepper-3', S3_SECRET_ACCESS_KEY: 'hidden-3' }
    expect(readSettings(keys).s3Keys).toEqual({
      accessKeyId: 'pepper-3',
      secretAccessKey: 'hidden-3',
    })
  })

  it('takes the page of a social feed with its query, or none', () => {
    expect(readSettings({}).socialFeedUrl).toBeNull()
    const SOCIAL_FEED_URL = 'https://feeds.example/embed?id=7'
    expect(readSettings({ SOCIAL_FEED_URL }).socialFeedUrl).toBe(SOCIAL_FEED_URL)
  })

  it('keeps of SITE_URL the origin, and takes forms from it alone; without it from the address that is used', () => {
    expect(readSettings({ SITE_URL: 'https://vereda.example/' })).toMatchObject({
      siteUrl: 'https://vereda.example',
      formOrigin: 'https://vereda.example',
    })
    expect(readSettings({ PORT: '8080' })).toMatchObject({
      siteUrl: 'http://localhost:8080',
      formOrigin: null,
    })
  })
})

describe('a mistake in the environment', () => {
  it.each(Object.keys(remote))('is refused by name where %s is missing', (name) => {
    const { [name]: _, ...rest } = { ...remote } as Record<string, string>
    expect(refusal(rest)).toMatch(new RegExp(`^${name} is missing: `))
  })

  it.each([
    [{ PORT: 'http' }, /^PORT is "http": it must be a number from 0 to 65535\.$/],
    [{ PORT: '70000' }, /^PORT /],
    [{ WEB_CONCURRENCY: '0' }, /^WEB_CONCURRENCY is "0": it must be a number from 1 to 64\.$/],
    [{ WEB_CONCURRENCY: '65' }, /^WEB_CONCURRENCY /],
    [{ WEB_CONCURRENCY: '2.5' }, /^WEB_CONCURRENCY /],
    [{ WEB_CONCURRENCY: 'all' }, /^WEB_CONCURRENCY /],
    [{ METRICS_PORT: '0' }, /^METRICS_PORT is "0": it must be a number from 1 to 65535\.$/],
    [{ METRICS_PORT: '127.0.0.1:9100' }, /^METRICS_PORT /],
    [{ METRICS_PORT: '3000' }, /^METRICS_PORT is 3000, like PORT: choose another one\.$/],
    [{ SHUTDOWN_DELAY: '61' }, /^SHUTDOWN_DELAY is "61": it must be a number of seconds up to 60/],
    [{ SHUTDOWN_DELAY: '5s' }, /^SHUTDOWN_DELAY /],
    [{ SMTP_URL: 'smtp://mail.example' }, /^SCOUTING_EMAIL is missing: set both/],
    [{ SCOUTING_EMAIL: 'a@b.example' }, /^SMTP_URL is missing: set both/],
    [{ SMTP_URL: 'https://mail.example', SCOUTING_EMAIL: 'a@b.example' }, /^SMTP_URL must be/],
    [{ SMTP_URL: 'smtp://m.example', SCOUTING_EMAIL: 'a@b.example, c' }, /^SCOUTING_EMAIL must/],
    [{ S3_ACCESS_KEY_ID: 'pepper' }, /^S3_SECRET_ACCESS_KEY is missing: set both/],
    [{ S3_SECRET_ACCESS_KEY: 'pepper' }, /^S3_ACCESS_KEY_ID is missing: set both/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": it must be one of fatal, /],
    [{ SITE_URL: 'vereda.example' }, /^SITE_URL must be an address that begins with https/],
    [{ SOCIAL_FEED_URL: 'javascript:alert(1)' }, /^SOCIAL_FEED_URL must be an address/],
    [{ SOCIAL_FEED_URL: 'https://me:hidden@f.example' }, /^SOCIAL_FEED_URL must have no user or/],
    [{ ...remote, PANEL_URL: 'ftp://panel.example' }, /^PANEL_URL must be an address/],
    [{ SITE_URL: 'https://vereda.example/site' }, /^SITE_URL must have no path/],
    [{ SITE_URL: 'https://me:hidden@vereda.example' }, /^SITE_URL must have no user, password/],
    [{ SITE_URL: 'https://:hidden@vereda.example' }, /^SITE_URL must have no user, password/],
    [{ SMTP_URL: 'smtp:m.example', SCOUTING_EMAIL: 'a@b.example' }, /^SMTP_URL must be/],
    [{ ...remote, PANEL_URL: 'https://panel.example/?x=1' }, /^PANEL_URL must have no user/],
    [{ MEDIA_URL: 'https://media.example' }, /^MEDIA_URL is set, but PANEL_URL is not/],
  ])('is refused in one sentence: %j', (environment, sentence) => {
    expect(refusal(environment)).toMatch(sentence)
  })

  it('never shows a secret', () => {
    const { PANEL_URL: _, ...rest } = remote
    expect(refusal(rest)).not.toMatch(/hidden|pepper/)
  })
})

describe('the provider on its own', () => {
  it('asks its callers for the credentials of both services, and calls nobody itself', () => {
    const { settings, credentials } = readProviderSettings({ ...remote, PORT: '8080' })
    expect(credentials).toEqual({
      panel: { salt: 'pepper-1', apiToken: 'hidden-1' },
      integration: { salt: 'pepper-2', apiKey: 'hidden-2' },
    })
    expect(settings).toMatchObject({ port: 8080, services: { kind: 'embedded' } })
  })

  it('names all that are missing', () => {
    expect(() => readProviderSettings({ PANEL_SALT: 'x' })).toThrow(
      /^PANEL_API_TOKEN, INTEGRATION_SALT, INTEGRATION_API_KEY are missing: set them/,
    )
  })
})
