import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { text as textOf } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'

import { createMailer, mailFailure } from './mailer.ts'

type Mail = { from: string; to: string[]; text: string }

/** A mail server of this machine that keeps what it takes. */
async function mailServer({ refuses = false } = {}) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuses ? new Error('nobody@vereda.example is unknown') : null),
    async onData(stream, { envelope }, done) {
      const text = await textOf(stream)
      const { mailFrom, rcptTo } = envelope
      const to = rcptTo.map(({ address }) => address)
      mails.push({ from: mailFrom === false ? '' : mailFrom.address, to, text })
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { mails, url: `smtp://127.0.0.1:${portOf(server.server.address())}` }
}

const portOf = (address: ReturnType<Server['address']>) =>
  typeof address === 'object' && address !== null ? address.port : 0

const agency = { to: 'scouting@vereda.example', brand: 'Vereda', language: 'pt' } as const
const id = '0d3e2f4a-6f1b-4c5d-8e7f-9a0b1c2d3e4f'

describe('the agency', () => {
  it('learns that an application came, and its reference', async () => {
    const { url, mails } = await mailServer()
    await createMailer({ ...agency, url })({ kind: 'getScouted', id })
    expect(mails).toEqual([{ from: agency.to, to: [agency.to], text: expect.any(String) }])
    const [head = '', ...lines] = mails[0]?.text.split('\r\n\r\n') ?? []
    const body = lines.map((line) => line.replaceAll('=\r\n', '')) // as it was before it was folded
    expect(head).toContain('Subject: =?UTF-8?Q?Nova_candidatura_=C2=B7_Vereda?=')
    expect(head).toContain('Content-Transfer-Encoding: quoted-printable')
    expect(body).toEqual(['Chegou uma candidatura pelo site.', `Refer=C3=AAncia: ${id}\r\n`])
  })

  it('learns of messages too, in its own language', async () => {
    const { url, mails } = await mailServer()
    await createMailer({ ...agency, language: 'en', url })({ kind: 'contact', id })
    expect(mails[0]?.text).toContain('A message has come in through the site.')
  })
})

const failureOf = (url: string) =>
  createMailer({ ...agency, url })({ kind: 'contact', id }).then(
    () => 'was taken',
    (error: unknown) => mailFailure(error),
  )

describe('a mail that is not taken', () => {
  it('fails with a code, not with a server’s words', async () => {
    const { url } = await mailServer({ refuses: true })
    expect(await failureOf(url)).toBe('EENVELOPE 550')
  })

  it('fails if the server does not answer', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = portOf(server.address())
    server.close()
    await once(server, 'close')
    expect(await failureOf(`smtp://us:hidden-3@127.0.0.1:${port}`)).toBe('ESOCKET')
  })
})
