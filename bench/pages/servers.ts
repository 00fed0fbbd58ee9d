import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '../../tests/free-port.ts'
import { end } from '../running-site.ts'
import { findProgram } from './find-program.ts'
import { headerOf, recordAnswer, type RecordedAnswer } from './recorded-answer.ts'
import { bindTo, processors } from './processors.ts'

/** A server of one page, in its own process. Leaving the scope of an `await using` ends it. */
export type PageServer = AsyncDisposable & { url: string; pid: number }

/** Node's plain HTTP server, without any of our code: sends the recorded response to every request. */
export async function serveBare({ body, ...head }: RecordedAnswer): Promise<PageServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ ...head, body: body.toString('base64') }))
  const [port]: Buffer[] = await once(child.stdout, 'data')
  const server = { url: `http://127.0.0.1:${String(port).trim()}/page`, pid: child.pid ?? 0 }
  await bindTo(processors.server, server)
  return { ...server, [Symbol.asyncDispose]: () => end(child) }
}

/** nginx with a recorded response as a precompressed file, one process, no log; null if nginx is not installed. */
export async function serveByNginx(answer: RecordedAnswer): Promise<PageServer | null> {
  const program = await findProgram('nginx')
  if (program === null) return null
  await using starting = new AsyncDisposableStack()
  const folder = starting.use(await mkdtempDisposable(join(tmpdir(), 'passarela-nginx-')))
  const port = await freePort()
  await writeFile(join(folder.path, 'page'), answer.body)
  await writeFile(join(folder.path, 'nginx.conf'), configuration(answer, port))
  const options = ['-p', folder.path, '-c', 'nginx.conf', '-e', 'error.log']
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  starting.defer(() => end(child))
  const server = { url: `http://127.0.0.1:${port}/page`, pid: child.pid ?? 0 }
  await bindTo(processors.server, server)
  await untilItAnswers(server.url)
  const running = starting.move()
  return { ...server, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

const ownOfNginx = ['content-type', 'content-length', 'etag']

/** The fastest configuration of nginx for a file: sendfile, open files cached, connections never closed. */
function configuration(answer: RecordedAnswer, port: number): string {
  const pairs = answer.headers.flatMap((name, index) =>
    index % 2 === 0 && !ownOfNginx.includes(name) ? [[name, answer.headers[index + 1]]] : [],
  )
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    daemon off; master_process off; pid nginx.pid;
    events { worker_connections 1024; }
    http {
      ${folders.map((name) => `${name}_temp_path ${name};`).join(' ')}
      access_log off; server_tokens off; keepalive_requests 1000000000;
      sendfile on; tcp_nopush on; tcp_nodelay on;
      open_file_cache max=10 inactive=1h; open_file_cache_valid 1h;
      types { } default_type "${headerOf(answer, 'content-type')}";
      server {
        listen 127.0.0.1:${port}; root .;
        ${pairs.map(([name, value]) => `add_header ${name} "${value}";`).join('\n')}
      }
    }`
}

async function untilItAnswers(url: string): Promise<void> {
  const tries = 50
  for (let attempt = 1; ; attempt += 1) {
    try {
      await recordAnswer(url)
      return
    } catch (error) {
      if (attempt === tries) throw error
      await new Promise((wake) => setTimeout(wake, 100))
    }
  }
}
