import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useShareMessages } from '../i18n/share-messages.ts'
import { OneOf } from './one-of.tsx'
import { useIsLive } from './use-is-live.ts'

/** How long the button says that the link is copied; no information is lost afterwards (WCAG 2.2.1). */
const COPIED_MS = 5_000

type ShareLinkProps = Pick<CopyLinkProps, 'link' | 'words'> & { title: string }

/**
 * Shares a link: copies it to the clipboard, or opens the device's own share dialog. If copying fails, shows the link as text to
 * copy.
 */
export function ShareLink({ title, ...copied }: ShareLinkProps) {
  const canShare = useCanShare()
  const text = useShareMessages()
  const open = useWhenMade(copied.link, (url) => void share({ title, url }))
  return (
    <>
      <CopyLink {...copied} />
      {canShare && (
        <button type="button" onClick={open} className="label py-1.5">
          {text.share}
        </button>
      )}
    </>
  )
}

/** A function that calls another with a link: at once, or as soon as the link is made if it is still empty. */
function useWhenMade(link: string, act: (link: string) => void): () => void {
  const isWanted = useRef(false)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (!isWanted.current || link === '') return
    isWanted.current = false
    actNow(link)
  }, [link])
  return () => {
    if (link === '') isWanted.current = true
    else act(link)
  }
}

type CopyLinkProps = {
  /** Empty until it is made. */
  link: string
  /** The button's whole name; it begins with the word on it. */
  name?: string
  /** The words on the button, if they are others than “Copy link”. */
  words?: string
}

/** Copies a link to the clipboard. If the browser refuses, shows it as text to copy. */
export function CopyLink({ link, name, words }: CopyLinkProps) {
  const text = useShareMessages()
  const copyLink = words ?? text.copyLink
  const [last, setLast] = useState<{ link: string; state: 'copied' | 'refused' } | null>(null)
  const copying = last?.link === link ? last.state : 'idle' // another link begins anew
  const copy = useWhenMade(link, async (made) =>
    setLast({ link: made, state: (await isCopied(made)) ? 'copied' : 'refused' }),
  )
  useEffect(() => {
    if (last?.state !== 'copied') return undefined
    const timer = setTimeout(() => setLast(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [last])
  return (
    <>
      <button type="button" aria-label={name ?? copyLink} onClick={copy} className="label py-1.5">
        <OneOf
          words={[copyLink, text.copied]}
          shown={copying === 'copied' ? text.copied : copyLink}
        />
      </button>
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

/** Whether the device has its own share dialog. False until script runs, since the server cannot know. */
export function useCanShare(): boolean {
  return useIsLive() && 'share' in navigator
}

/** Copies a text; false if the browser refuses: without TLS, or if the visitor said no. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Opens the device's share dialog. A cancelled dialog is not an error. */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined)
}
