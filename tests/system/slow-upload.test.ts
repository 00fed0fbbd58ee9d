import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, it } from 'vitest'

import { runSiteUnderAttack } from '../attacks/site-under-attack.ts'
import { storageIn, waitingIn } from '../durability/arrivals.ts'
import { fillIn } from '../durability/send-application.ts'
import { filesIn } from '../files-in.ts'
import { report } from '../sizes.ts'

const running = runSiteUnderAttack()

it('an application that comes a byte a second is refused with its reason, and leaves no file and no entry', async () => {
  const { site, folder } = running()
  const { key } = await fillIn(site.url, 1)
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  const answered = text(socket)
  const begin = performance.now()
  socket.write(
    [
      'POST /en/scouting/send HTTP/1.1',
      'Host: site',
      'Connection: close',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 1000000',
      '',
      `--b\r\nContent-Disposition: form-data; name="form_key"\r\n\r\n${key}\r\n--b\r\n`,
    ].join('\r\n'),
  )
  socket.write('Content-Disposition: form-data; name="image_1"; filename="a"\r\n\r\n')
  const sending = setInterval(() => socket.write('x'), 1_000)
  await expect.poll(() => filesIn(join(folder, 'uploads'))).toHaveLength(1)
  const answer = await answered.finally(() => clearInterval(sending))
  report('a byte a second is refused after', `${Math.round(performance.now() - begin)} ms`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"slow"')
  expect(await filesIn(join(folder, 'uploads'))).toEqual([])
  expect(await waitingIn(storageIn(folder))).toEqual([])
})
