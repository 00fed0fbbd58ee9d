import { createServer, request } from 'node:http'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { ownConsentFields } from '#contract/panel/entries.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { credentials } from '../credentials.ts'
import { demoData } from '../demo-data.ts'
import { fillIn, send } from '../durability/send-application.ts'
import { veredaWith } from '../journeys/vereda-with.ts'
import { runToEnd, start } from '../processes.ts'

it.each([
  ['entry', '/api/entry/getScouted/send'],
  ['get-scouted', '/api/get-scouted/pt'],
])(
  'with SCOUTING_CALL=%s an application goes by %s, and by no other call, with what was agreed to',
  async (call, path) => {
    const folder = await freshFolder()
    const ofProvider = await demoData()
    const consentFields = ownConsentFields
    const provider = await start('provider', { ...credentials, DATA_DIR: ofProvider })
    const panel = await overheard(provider.url)
    const site = await start('site', {
      ...credentials,
      PANEL_URL: panel.url,
      INTEGRATION_URL: provider.url,
      SCOUTING_CALL: call,
      AGENCY_CONFIG: await veredaWith({ consentFields }, folder),
      DATA_DIR: join(folder, 'site'),
    })
    const filled = await fillIn(site.url, 7)
    const under18 = { birthdate: `01/01/${new Date().getFullYear() - 16}`, guardian: 'on' }
    const fields = { ...filled.fields, ...under18, guardian_name: 'Guardiã Quibungo' }
    const application = { ...filled, fields }
    await site.skipADay() // nobody fills it in at once
    const outcome = await send(site.url, application, '198.51.100.7')
    expect(outcome?.get('status')).toBe('received')
    const handedOver = () => panel.heard().filter((each) => /entry|scouted/i.test(each))
    await expect.poll(handedOver).toEqual([`POST ${path}`])
    const reference = String(outcome?.get('reference'))
    const words = ['applications', 'show', reference]
    const shown = await runToEnd('agency', { DATA_DIR: ofProvider }, words)
    expect(shown.said).toMatch(
      /^Guardian: Guardiã Quibungo\nAgreed: \d{4}-.*Z\nPrivacy text: en-[0-9a-f]{12}$/m,
    )
  },
  60_000,
)

/** A service that can be listened to on the way: passes everything on, and tells what was asked. */
async function overheard(address: string): Promise<{ url: string; heard: () => string[] }> {
  const heard: string[] = []
  const server = createServer((asked, answer) => {
    heard.push(`${asked.method} ${asked.url}`)
    const { method, headers } = asked
    const passedOn = request(`${address}${asked.url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    asked.pipe(passedOn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const place = server.address()
  const port = typeof place === 'object' && place !== null ? place.port : 0
  return { url: `http://127.0.0.1:${port}`, heard: () => [...heard] }
}
