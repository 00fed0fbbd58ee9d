import { spawnSync } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { baseEnvironment, runToEnd } from '../processes.ts'

describe('a start that cannot succeed ends at once, with one sentence', () => {
  it('when only some of the services’ variables are set', async () => {
    const { code, said } = await runToEnd('site', {
      DATA_DIR: await freshFolder(),
      PANEL_URL: 'https://panel.example',
      PANEL_API_TOKEN: 'a-secret-of-ours',
    })
    expect(code).toBe(78)
    expect(said).toBe(
      'PANEL_SALT, INTEGRATION_URL, INTEGRATION_SALT, INTEGRATION_API_KEY are missing: set them, or none of the PANEL_ and INTEGRATION_ variables.\n',
    )
  })

  it('when a variable has a value that it cannot have', async () => {
    const { code, said } = await runToEnd('site', { LOG_LEVEL: 'loud' })
    expect(code).toBe(78)
    expect(said).toMatch(/^LOG_LEVEL is "loud": it must be one of .*\.\n$/)
  })

  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const folder = join(await freshFolder(), 'data')
    const { code, said } = await runToEnd('site', { PORT: String(port), DATA_DIR: folder })
    expect(code).toBe(1)
    expect(said).toBe(
      `Port ${port} is in use: end the program that uses it, or set PORT to another one.\n`,
    )
  })

  it('when the data folder is a file', async () => {
    const file = join(await freshFolder(), 'data')
    await writeFile(file, '')
    const { code, said } = await runToEnd('site', { DATA_DIR: file })
    expect(code).toBe(78)
    expect(said).toBe(`DATA_DIR: ${file} is a file: name a folder.\n`)
  })

  it.each(['copies', 'pictures', 'films'])('when %s in the data folder is a file', async (part) => {
    const folder = await freshFolder()
    await writeFile(join(folder, part), '')
    const { code, said } = await runToEnd('site', { DATA_DIR: folder })
    expect(code).toBe(78)
    expect(said).toBe(`DATA_DIR: ${join(folder, part)} is a file: name a folder.\n`)
  })

  it('when the data folder cannot be written to', async () => {
    const folder = '/sys/passarela' // where not even root can
    const { code, said } = await runToEnd('site', { DATA_DIR: folder })
    expect(code).toBe(78)
    expect(said).toBe(
      `DATA_DIR: ${folder} cannot be written to: give this user the right to, or name another folder.\n`,
    )
  })

  it('when .env cannot be read', async () => {
    const folder = await freshFolder()
    await mkdir(join(folder, '.env'))
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('server/agency.ts'), 'check', 'x'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: baseEnvironment,
      },
    )
    expect(status).toBe(78)
    expect(stderr).toMatch(/^The file \.env cannot be read \(\w+\)\.\n$/)
  })

  it('when the identity file has a mistake', async () => {
    const path = join(await freshFolder(), 'agency.config.ts')
    await writeFile(path, 'export default { brand: 7 }')
    const { code, said } = await runToEnd('site', {
      AGENCY_CONFIG: path,
      DATA_DIR: await freshFolder(),
    })
    expect(code).toBe(78)
    expect(said).toBe(`${path}: brand must be text.\n`)
  })

  it.each([
    ['DATABASE_URL', 'mysql://localhost/site', /^DATABASE_URL: .*sqlite: or postgres/],
    ['MEDIA_STORAGE', 's3://bucket', /^MEDIA_STORAGE: .*needs a region/],
    [
      'MEDIA_STORAGE',
      's3://bucket?region=a-1',
      /^MEDIA_STORAGE: S3_ACCESS_KEY_ID and .* are missing/,
    ],
    ['DATABASE_URL', 'postgres://nobody:secret@127.0.0.1:1/site', /^DATABASE_URL: .*ECONNREFUSED/],
  ])('when %s leads to nothing that can be used: %s', async (name, value, sentence) => {
    const { code, said } = await runToEnd('site', {
      DATA_DIR: await freshFolder(),
      [name]: value,
    })
    expect(code).toBe(78)
    expect(said).toMatch(sentence)
    expect(said).not.toContain('secret')
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  it('when the database is not one', async () => {
    const folder = await freshFolder()
    const file = join(folder, 'passarela.db')
    await writeFile(file, 'this is no database, it only has the name of one'.repeat(100))
    await chmod(file, 0o600)
    const { code, said } = await runToEnd('site', { DATA_DIR: folder })
    expect(code).toBe(78)
    expect(said).toMatch(/^DATABASE_URL: .*passarela\.db/)
  })
})
