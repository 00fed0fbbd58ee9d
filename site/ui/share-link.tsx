import { useEffect, useState } from 'react'

import { useShareMessages } from '../i18n/share-messages.ts'
import { OneOf } from './one-of.tsx'
import { isCopied, share, useCanShare } from './sharing.ts'

/** How long the button says that the link is copied; no information is lost afterwards (WCAG 2.2.1). */
const COPIED_MS = 5_000

type ShareLinkProps = { link: string; title: string }

/**
 * Shares a link: copies it to the clipboard, or opens the device's own share dialog. If copying fails, shows the link as text to
 * copy.
 */
export function ShareLink({ link, title }: ShareLinkProps) {
  const canShare = useCanShare()
  const text = useShareMessages()
  const [copying, setCopying] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (copying !== 'copied') return undefined
    const timer = setTimeout(() => setCopying('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copying])
  return (
    <>
      <button
        type="button"
        aria-label={text.copyLink}
        onClick={async () => setCopying((await isCopied(link)) ? 'copied' : 'refused')}
        className="label py-1.5"
      >
        <OneOf
          words={[text.copyLink, text.copied]}
          shown={copying === 'copied' ? text.copied : text.copyLink}
        />
      </button>
      {canShare && (
        <button
          type="button"
          onClick={() => void share({ title, url: link })}
          className="label py-1.5"
        >
          {text.share}
        </button>
      )}
      <output className={copying === 'refused' ? 'order-last w-full text-sm' : 'sr-only'}>
        {copying === 'copied' && text.copied}
        {copying === 'refused' && (
          <>
            {text.notCopied} <span className="break-all select-all">{link}</span>
          </>
        )}
      </output>
    </>
  )
}
