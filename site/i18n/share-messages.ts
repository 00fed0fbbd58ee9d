import type { Locale } from '#agency/locale.ts'

import { useLocale } from './use-messages.ts'

/** What stands where a link is handed on; with the pages that do so. */
const pt = {
  copyLink: 'Copiar link',
  copied: 'Link copiado',
  notCopied: 'Copie o link:',
  share: 'Compartilhar',
}

type ShareMessages = typeof pt

const en: ShareMessages = {
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Copy the link:',
  share: 'Share',
}

const es: ShareMessages = {
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'Copia el enlace:',
  share: 'Compartir',
}

export const shareMessages: Readonly<Record<Locale, ShareMessages>> = { pt, en, es }

/** Those in the language of the address that the visitor is at. */
export function useShareMessages(): ShareMessages {
  return shareMessages[useLocale()]
}
