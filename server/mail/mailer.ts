import { createTransport } from 'nodemailer'

import type { Locale } from '#agency/locale.ts'
import type { Announcement } from '#provider/applications/announcer.ts'
import { codeOf } from '#storage/storage-error.ts'

import type { MailSettings } from '../environment/env.ts'

type MailerOptions = MailSettings & { brand: string; language: Locale }

/** A send to an unresponsive server fails well before a closing process must end. */
const timeouts = {
  dnsTimeout: 4_000,
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 8_000,
}

/**
 * Creates a function that announces an entry to the agency by e-mail, in the agency's language. The mail contains the reference
 * and nothing about the sender (docs/product.md: From a form to the agency). The function rejects if the server refuses the mail.
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

/** Why a mail failed, for the log: only a code, since a server's message may quote anything. */
export function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = codeOf(error) ?? error.name
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return code + status
}

type Words = Record<Announcement['kind'], { subject: string; text: string }> & { reference: string }

/** The texts of announcements, by language. */
export const words: Readonly<Record<Locale, Words>> = {
  pt: {
    getScouted: { subject: 'Nova candidatura', text: 'Chegou uma candidatura pelo site.' },
    contact: { subject: 'Nova mensagem', text: 'Chegou uma mensagem pelo site.' },
    reference: 'Referência',
  },
  en: {
    getScouted: {
      subject: 'New application',
      text: 'An application has come in through the site.',
    },
    contact: { subject: 'New message', text: 'A message has come in through the site.' },
    reference: 'Reference',
  },
  es: {
    getScouted: { subject: 'Nueva postulación', text: 'Llegó una postulación por el sitio.' },
    contact: { subject: 'Nuevo mensaje', text: 'Llegó un mensaje por el sitio.' },
    reference: 'Referencia',
  },
}
