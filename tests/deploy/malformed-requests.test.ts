import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { createLog } from '#delivery/log/log.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { openServer } from '../../server/composition/listen.ts'
import {
  malformedRequests,
  statusesOf,
} from '../../server/composition/malformed-requests.fixture.ts'
import { hasNginx, startPlainNginx } from './start-proxy.ts'

/** Needs nginx: on a machine without it the test ends here. */
it('nginx and the site agree where a malformed request ends', async () => {
  if (!hasNginx) return
  const asked: string[] = []
  const server = await openServer(
    { host: '127.0.0.1', port: 0, trustedProxies: [] },
    createLog('silent'),
  )
  server.serve((request, response) => {
    asked.push(request.url ?? '')
    request.resume().on('end', () => response.end('here'))
  })
  const log = join(await freshFolder(), 'access.log')
  const { url } = await startPlainNginx([server.port], 1, (example) => withLog(example, log))
  const port = Number(new URL(url).port)
  await Promise.all(malformedRequests.map((sent) => statusesOf(port, sent)))
  const passedOn = async () =>
    (await readFile(log, 'utf8')).match(/(?<= )\/\S*(?= HTTP\/1\.1" 200 )/g)?.toSorted()
  await expect.poll(passedOn).toEqual(asked.toSorted())
  // nginx 1.22: it mends bare line feeds, leaves out headers with odd names, and after chunks with bare line feeds sees a second request
  expect(asked.length).toBeLessThan(10)
}, 60_000)

/** nginx leaves what is silent after a second, and writes down what it takes for a request. */
function withLog(example: string, file: string): string {
  return example
    .replaceAll(/((?:client_header|client_body|send|keepalive)_timeout) (?:15|60|65)s;/g, '$1 1s;')
    .replace('gzip off;', `gzip off; access_log ${file} passarela;`)
}
