import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import {
  malformedRequests,
  openRecordingServer,
  statusesOf,
} from '../../server/composition/malformed-requests.fixture.ts'
import { hasNginx, startPlainNginx } from './start-proxy.ts'

/** Needs nginx: on a machine without it the test ends here. */
it('nginx and the site agree where a malformed request ends', async () => {
  if (!hasNginx) return
  const { port: site, asked } = await openRecordingServer()
  const log = join(await freshFolder(), 'access.log')
  const { url } = await startPlainNginx([site], 1, (example) => withLog(example, log))
  const port = Number(new URL(url).port)
  await Promise.all(malformedRequests.map((sent) => statusesOf(port, sent)))
  const passedOn = async () =>
    (await readFile(log, 'utf8')).match(/(?<= )\/\S*(?= HTTP\/1\.1" 200 )/g)?.toSorted()
  await expect.poll(passedOn).toEqual(asked.toSorted())
  // nginx 1.22: it mends bare line feeds, leaves out headers with odd names, and after chunks with bare line feeds sees a second request
  expect(asked.length).toBeLessThan(10)
})

/** nginx leaves what is silent after a second, and writes down what it takes for a request. */
function withLog(example: string, file: string): string {
  return example
    .replaceAll(/((?:client_header|client_body|send|keepalive)_timeout) (?:15|60|65)s;/g, '$1 1s;')
    .replace('gzip off;', `gzip off; access_log ${file} passarela;`)
}
