import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { connectionLimits } from '#delivery/connections/connection-limits.ts'
import { variables } from '#server/environment/variables.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import {
  commandIn,
  environmentIn,
  isInContext,
  readDockerfile,
  readIgnored,
  isInstall,
} from './read-dockerfile.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const names: ReadonlySet<string> = new Set(variables.map(([name]) => name))
const [build, final] = readDockerfile(join(root, 'Dockerfile'))
const restOf = (keyword: string) =>
  final?.instructions.find((each) => each.keyword === keyword)?.rest ?? ''

/** What every slim image of Debian has. */
const inSlimDebian = /^(?:ld-linux\S*|lib(?:c|m|dl|rt|pthread|gcc_s|stdc\+\+))$/

/** What `npm start` runs: its variables, and the words of its command. */
function startScript() {
  const [, script = ''] = /"start": "([^"]+)"/.exec(read('package.json')) ?? []
  const [set = '', words = ''] = script.split(' exec ')
  return { set: environmentIn(set), words: words.split(' ') }
}

describe('the image', () => {
  it('runs what npm start runs, as nobody who owns its files', () => {
    const { set, words } = startScript()
    expect(words.length).toBeGreaterThan(2)
    expect(commandIn(restOf('CMD'))).toEqual(['node_modules/.bin/node', ...words.slice(1)])
    expect(environmentIn(restOf('ENV'))).toMatchObject(set)
    expect(restOf('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/)
    expect(restOf('HEALTHCHECK')).toContain('/health/ready')
    for (const name of Object.keys(environmentIn(restOf('ENV')))) {
      expect(names.has(name) || name in set, name).toBe(true)
    }
  })

  it('has the libraries that its Node needs beside those of a slim Debian, in both stages', () => {
    const { status, stdout } = spawnSync('ldd', [process.execPath], { encoding: 'utf8' })
    if (status !== 0) return // not Linux
    const needed = [...stdout.matchAll(/^\s+(\S+?)\.so\.(\d+) => /gm)]
    expect(needed.length).toBeGreaterThan(3)
    const packages = needed.flatMap(([, name = '', version = '']) =>
      inSlimDebian.test(name) ? [] : [name + version],
    )
    for (const stage of [build, final]) {
      const installs =
        stage?.instructions
          .map(({ rest }) => rest)
          .filter(isInstall)
          .join(' ') ?? ''
      expect(packages.filter((each) => !installs.split(' ').includes(each))).toEqual([])
    }
  })

  it('is built from images of an exact version, and takes neither secrets nor data with it', () => {
    for (const stage of [build, final]) expect(stage?.image).toMatch(/:\d+\.\d+/)
    const ignored = readIgnored(join(root, '.dockerignore'))
    const secrets = ['.env', '.env.local', 'data/passarela.db', '.git/config', 'site.log']
    const tests = ['tests/processes.ts', 'agency/id.test.ts', 'storage/fresh-folder.fixture.ts']
    for (const path of [...secrets, ...tests]) {
      expect(isInContext(path, ignored), path).toBe(false)
    }
    for (const path of ['server/agency.ts', 'demo/vereda/agency.json', 'scripts/prepare.mjs']) {
      expect(isInContext(path, ignored), path).toBe(true)
    }
  })
})

describe('compose.yaml', () => {
  const compose = read('compose.yaml')

  it('sets only variables that the site reads', () => {
    const [, site = ''] = /^x-site:.*?\n {2}environment:\n(.*?)\n\n/ms.exec(compose) ?? []
    const set = [...site.matchAll(/^ {4}([A-Z\d_]+): /gm)].map(([, name = '']) => name)
    expect(set).toContain('DATABASE_URL')
    expect(set.filter((name) => !names.has(name))).toEqual([])
  })

  it('names images of an exact version, and has no secret in it', () => {
    const images = [...compose.matchAll(/^ {4}image: (.+)$/gm)].map(([, image = '']) => image)
    expect(images.length).toBeGreaterThan(1)
    for (const image of images) expect(image).toMatch(/:(?:\d+\.\d+|RELEASE\.\d{4})/)
    for (const [, value = ''] of compose.matchAll(/(?:PASSWORD|SECRET\w*|KEY_ID): (.+)$/gm)) {
      expect(value).toMatch(/^\$\{[A-Z\d_]+:\?\}$/)
    }
  })

  it('names the image of this release, and believes nginx alone who asks', () => {
    const [, version = ''] = /^ {2}"version": "([^"]+)"/m.exec(read('package.json')) ?? []
    expect(compose).toContain(`\n  image: passarela:${version} #`)
    const [, nginx = ''] = /^ {2}nginx:.*?ipv4_address: ([\d.]+)/ms.exec(compose) ?? []
    expect(nginx).not.toBe('')
    expect(compose).toContain(`\n    TRUSTED_PROXIES: ${nginx}\n`)
  })

  it('has its sites at the addresses that the document gives nginx', () => {
    const sites = [...compose.matchAll(/^ {2}site\d:.*?ipv4_address: ([\d.]+)/gms)]
    expect(sites).toHaveLength(2)
    const [, sed = ''] = /^sed '(.+)' deploy\/nginx\.conf/m.exec(read('docs/operations.md')) ?? []
    const targets = [...sed.matchAll(/s\/[\d.]+:\d+\/([\d.]+):3000\//g)]
    expect(targets.map(([, address]) => address)).toEqual(sites.map(([, address]) => address))
  })

  it('lets the sites write to their data folder alone', () => {
    const [, site = ''] = /^x-site: &site\n(.*?)\n\n/ms.exec(compose) ?? []
    expect(site).toContain('read_only: true')
    expect(site).toContain('cap_drop: [ALL]')
  })
})

describe('the units of systemd', () => {
  const unit = read('deploy/systemd/passarela.service')
  const settingOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? ''

  it('run what npm start runs, with room for its connections and its drain', () => {
    const { set, words } = startScript()
    const command = ['/opt/passarela/current/node_modules/.bin/node', ...words.slice(1)]
    expect(settingOf('ExecStart').split(' ')).toEqual(command)
    expect(environmentIn(settingOf('Environment'))).toEqual(set)
    expect(Number(settingOf('LimitNOFILE'))).toBeGreaterThan(4 * connectionLimits.connections)
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(27) // server/processes/run-processes.ts
    expect(settingOf('RestartPreventExitStatus')).toBe('64') // 78 is also a database that is not there yet
  })

  it('have settings that the site reads, and no others', () => {
    const lines = read('deploy/systemd/passarela.env').split('\n')
    const set = lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split('=')[0] ?? ''] : []))
    expect(set).toContain('AGENCY_CONFIG')
    expect(set.filter((name) => !names.has(name))).toEqual([])
  })

  it('run commands with the settings of the service', () => {
    const script = read('deploy/systemd/passarela-agency')
    expect(script).toContain(`--env-file=${settingOf('EnvironmentFile')} `)
    expect(script).toContain(`\ncd ${settingOf('WorkingDirectory')} `)
    expect(script).toContain(`runuser -u ${settingOf('User')} `)
  })

  it('are understood by systemd, where there is one', async () => {
    const units = globSync('deploy/systemd/*.{service,timer}', { cwd: root })
    expect(units.length).toBe(3)
    for (const path of units) expect(read(path)).toMatch(/^\[(?:Service|Timer)\]$/m)
    if (spawnSync('systemd-analyze', ['--version']).status !== 0) return
    const folder = await freshFolder()
    const place = join(folder, 'opt')
    await mkdir(join(place, 'passarela'), { recursive: true })
    await symlink(root, join(place, 'passarela/current'))
    const written = units.map((path) => join(folder, basename(path)))
    for (const [index, path] of units.entries()) {
      await writeFile(written[index] ?? '', read(path).replaceAll('/opt/', `${place}/`))
    }
    const output = execFileSync('sh', ['-c', 'systemd-analyze verify "$@" 2>&1', 'sh', ...written])
    expect(output.toString()).toBe('')
  })
})
