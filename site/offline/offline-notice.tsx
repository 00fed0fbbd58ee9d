import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { isRecord } from '../favorites/heart/stored-favorites.ts'
import { formatMoment } from '../i18n/number-formats.ts'
import { useOfflineMessages } from '../i18n/offline-messages.ts'
import { useLocale } from '../i18n/use-messages.ts'
import { updateSavedLists } from './update-saved-lists.ts'

/** A page that is a saved copy; not shown while the visitor is still on the page before. */
type Copy = { path: string; savedAt: number; isShown: boolean }

/** Says that the page is a copy, and of when. With a network, brings saved lists up to date instead. */
export function OfflineNotice() {
  const { pathname } = useLocation()
  const locale = useLocale()
  const text = useOfflineMessages()
  const [copy, setCopy] = useState(documentCopy)
  if (copy !== null && copy.path !== pathname && copy.isShown) setCopy(null) // the visitor has left it
  else if (copy !== null && copy.path === pathname && !copy.isShown) {
    setCopy({ ...copy, isShown: true })
  }
  useEffect(() => {
    const read = ({ data }: MessageEvent<unknown>) => {
      const told = toCopy(data)
      if (told !== null) setCopy(told)
    }
    navigator.serviceWorker.addEventListener('message', read)
    return () => navigator.serviceWorker.removeEventListener('message', read)
  }, [])
  useEffect(() => {
    if (documentCopy() === null) void updateSavedLists()
  }, [])
  return (
    <output className="block">
      {copy?.isShown && (
        <span className="block bg-ink px-margin py-2 text-sm text-paper print:hidden">
          {text.copy(formatMoment(copy.savedAt, locale))}
        </span>
      )}
    </output>
  )
}

/** The document itself, if it is a saved copy. */
function documentCopy(): Copy | null {
  const savedAt = Date.parse(document.documentElement.dataset['savedAt'] ?? '')
  return Number.isNaN(savedAt) ? null : { path: window.location.pathname, savedAt, isShown: true }
}

/** What the service worker says of data that it had saved; null for any other message. */
function toCopy(data: unknown): Copy | null {
  if (!isRecord(data) || typeof data['copyOf'] !== 'string') return null
  const savedAt = Date.parse(String(data['savedAt']))
  return Number.isNaN(savedAt) ? null : { path: data['copyOf'], savedAt, isShown: false }
}
