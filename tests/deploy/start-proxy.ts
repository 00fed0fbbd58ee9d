import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type ConnectionOptions } from 'node:tls'

import { Agent, fetch } from 'undici'
import { onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { freePort } from '../free-port.ts'

export type ProxyName = 'nginx' | 'caddy'

/** The examples for operators. */
export const examples = {
  nginx: resolve(import.meta.dirname, '../../deploy/nginx.conf'),
  caddy: resolve(import.meta.dirname, '../../deploy/Caddyfile'),
} as const satisfies Record<ProxyName, string>

const works = (command: string, word: string) => spawnSync(command, [word]).status === 0

export const hasNginx = works('nginx', '-v')

/** The proxies that this machine has, and with them a tool that makes certificates. */
export const installed: readonly ProxyName[] = works('openssl', 'version')
  ? [
      ...(hasNginx ? ['nginx' as const] : []),
      ...(works('caddy', 'version') ? ['caddy' as const] : []),
    ]
  : []

/** A proxy with TLS and HTTP/2 before two sites. */
export type Proxy = {
  url: string
  agent: Agent
  /** The cipher suite on which the proxy and a client agree, or the error with the alert by which the proxy refuses the client. */
  agreesOn: (offer: Pick<ConnectionOptions, 'maxVersion' | 'ciphers'>) => Promise<string>
}

type ProxyOptions = {
  sites: readonly [port: number, port: number]
  /** The kind of the certificate's key; elliptic curves by default. */
  key?: 'ec' | 'rsa'
  /** Changes the example further. */
  change?: (example: string) => string
}

/** Starts a proxy with its example, of which only names, ports and the certificate are others. It ends with the test. */
export async function startProxy(
  name: ProxyName,
  { sites, key: kind = 'ec', change = (text) => text }: ProxyOptions,
): Promise<Proxy> {
  const folder = await freshFolder()
  const [port, plainPort] = [await freePort(), await freePort()]
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const newKey = kind === 'ec' ? ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'] : ['rsa:2048']
  const pair = ['-keyout', key, '-out', certificate, '-newkey', ...newKey]
  execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...pair, ...subject], {
    stdio: 'ignore',
  })
  const example = change(await readFile(examples[name], 'utf8'))
    .replace('127.0.0.1:3000', `127.0.0.1:${sites[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${sites[1]}`)
  const place = { folder, port, plainPort, certificate, key }
  const child = await (name === 'nginx' ? startNginx(example, place) : startCaddy(example, place))
  const ca = await readFile(certificate, 'utf8')
  const agent = new Agent({ connect: { ca, servername: 'localhost' }, allowH2: true })
  onTestFinished(() => agent.close())
  const url = `https://localhost:${port}`
  await untilItAnswers(child, url, agent)
  const agreesOn: Proxy['agreesOn'] = async ({ maxVersion, ciphers = 'ALL' }) => {
    const offer = { maxVersion, minVersion: 'TLSv1' as const, ciphers: `${ciphers}:@SECLEVEL=0` }
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca, ...offer })
    try {
      await once(socket, 'secureConnect')
      return socket.getCipher().name
    } catch (error) {
      return String(error)
    } finally {
      socket.destroy()
    }
  }
  return { url, agent, agreesOn }
}

/** nginx with its example, changed further, before any number of sites, but without TLS. `reload` forgets which of them have failed. */
export async function startPlainNginx(
  sites: readonly number[],
  failTimeoutSeconds: number,
  change = (text: string) => text,
): Promise<{ url: string; reload: () => void }> {
  const servers = sites.map(
    (site) => `server 127.0.0.1:${site} max_fails=1 fail_timeout=${failTimeoutSeconds}s;\n`,
  )
  const example = change(await readFile(examples.nginx, 'utf8'))
    .replace(/(?: *server 127\.0\.0\.1:.*\n)+/, servers.join(''))
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replaceAll(' ssl http2;', ';')
  const [port, plainPort] = [await freePort(), await freePort()]
  const place = { folder: await freshFolder(), port, plainPort, certificate: '', key: '' }
  const child = await startNginx(example, place)
  const agent = new Agent()
  onTestFinished(() => agent.close())
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(child, url, agent)
  return { url, reload: () => void child.kill('SIGHUP') }
}

async function untilItAnswers(child: ReturnType<typeof launch>, url: string, agent: Agent) {
  while (!(await answers(url, agent))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended: ${child.said()}`)
    await sleep(50)
  }
}

type Place = { folder: string; port: number; plainPort: number; certificate: string; key: string }

async function startNginx(example: string, { folder, port, plainPort, certificate, key }: Place) {
  const site = example
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('access_log /var/log/nginx/access.log passarela;', '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('server_name www.example.com', 'server_name localhost')
    .replace('/etc/ssl/passarela/fullchain.pem', certificate)
    .replace('/etc/ssl/passarela/privkey.pem', key)
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(join(folder, 'passarela.conf'), site)
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${own.join(' ')} include ${folder}/passarela.conf; }`,
  )
  const words = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]
  execFileSync('nginx', ['-t', '-q', ...words])
  return launch('nginx', words, {})
}

async function startCaddy(example: string, { folder, port, certificate, key }: Place) {
  const options = '{\n\tadmin off\n\tauto_https disable_redirects\n}\n'
  const site = example.replace(
    /^www\.example\.com \{/m,
    `https://localhost:${port} {\n\ttls ${certificate} ${key}`,
  )
  await mkdir(join(folder, 'home'))
  await writeFile(join(folder, 'Caddyfile'), options + site)
  const words = ['--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  const home = { HOME: join(folder, 'home') }
  execFileSync('caddy', ['validate', ...words], {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], ...home },
  })
  return launch('caddy', ['run', ...words], home)
}

function launch(command: string, words: readonly string[], environment: Record<string, string>) {
  const env = { PATH: process.env['PATH'], ...environment }
  const child: ChildProcess = spawn(command, words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000)
  })
  const closed = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await closed
  })
  return Object.assign(child, { said: () => said })
}

async function answers(url: string, agent: Agent): Promise<boolean> {
  const answer = await fetch(`${url}/health/live`, { dispatcher: agent }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}
