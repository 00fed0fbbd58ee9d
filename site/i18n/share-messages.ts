import { hookOf } from './use-messages.ts'

/** The texts of links to share; they load with the pages that need them. */
const pt = {
  copyLink: 'Copiar link',
  copied: 'Copiado',
  notCopied: 'Copie o link:',
  share: 'Compartilhar',
}

type ShareMessages = typeof pt

const en: ShareMessages = {
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'Copy the link:',
  share: 'Share',
}

const es: ShareMessages = {
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  notCopied: 'Copia el enlace:',
  share: 'Compartir',
}

export const useShareMessages = hookOf<ShareMessages>({ pt, en, es })
