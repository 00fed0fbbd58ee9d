import { createTransport } from 'nodemailer'

import type { Locale } from '#agency/locale.ts'
import type { Announcement } from '#provider/applications/announcer.ts'
import { codeOf } from '#storage/error-code.ts'

import type { MailSettings } from '../environment/env.ts'

type MailerOptions = MailSettings & { brand: string; language: Locale }

/** A server that does not answer ends the wait well before a closing process does. */
const timeouts = {
  dnsTimeout: 4_000,
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 8_000,
}

/**
 * Tells the agency by e-mail, in its own language, that an entry came, and its reference; nothing of who sent it (docs/product.md:
 * From a form to the agency). What it returns throws when the server did not take the mail.
 */
export function createMailer({ url, to, brand, language }: MailerOptions) {
  const transport = createTransport({
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { reference, ...kinds } = words[language]
  return async ({ id, kind }: Announcement): Promise<void> => {
    const { subject, text } = kinds[kind]
    const mail = { subject: `${subject} · ${brand}`, text: `${text}\n\n${reference}: ${id}\n` }
    await transport.sendMail({ from: { name: brand, address: to }, to, ...mail })
  }
}

/** Why a mail was not taken, as the log may know it: a code, since words of a server may repeat anything. */
export function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = codeOf(error) ?? error.name
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return code + status
}

type Words = Record<Announcement['kind'], { subject: string; text: string }> & { reference: string }

/** What the agency is told of something that a visitor sent. */
export const words: Readonly<Record<Locale, Words>> = {
  pt: {
    getScouted: { subject: 'Nova inscrição', text: 'Chegou uma inscrição pelo site.' },
    contact: { subject: 'Nova mensagem', text: 'Chegou uma mensagem pelo site.' },
    reference: 'Referência',
  },
  en: {
    getScouted: { subject: 'New application', text: 'An application has come by the site.' },
    contact: { subject: 'New message', text: 'A message has come by the site.' },
    reference: 'Reference',
  },
  es: {
    getScouted: { subject: 'Nueva inscripción', text: 'Ha llegado una inscripción por el sitio.' },
    contact: { subject: 'Nuevo mensaje', text: 'Ha llegado un mensaje por el sitio.' },
    reference: 'Referencia',
  },
}
