import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

import { isRecord } from '#agency/json.ts'

import { useOfflineMessages } from '../i18n/offline-messages.ts'
import { useLocale } from '../i18n/use-messages.ts'
import { updateSavedLists } from './update-saved-lists.ts'
import { formatMoment } from '../i18n/formats.ts'

/** When the data of pages was saved, by path; only of pages whose data are saved copies. */
type Copies = ReadonlyMap<string, number>

/** Outside of the component, which React makes anew with each error page. */
let known: Copies = documentCopy()

/** Says that the page is a copy, and of when. With a network, brings saved lists up to date instead. */
export function OfflineNotice() {
  const { pathname } = useLocation()
  const locale = useLocale()
  const text = useOfflineMessages()
  const { revalidate } = useRevalidator()
  const [copies, setCopies] = useState(known)
  const savedAt = copies.get(pathname)
  useEffect(() => {
    const know = (next: Copies) => {
      known = next
      setCopies(next)
    }
    const read = ({ data }: MessageEvent<unknown>) => know(withMessage(known, data))
    const forget = () => {
      know(new Map())
      void revalidate()
    }
    navigator.serviceWorker.addEventListener('message', read)
    addEventListener('online', forget)
    return () => {
      navigator.serviceWorker.removeEventListener('message', read)
      removeEventListener('online', forget)
    }
  }, [revalidate])
  useEffect(() => {
    if (documentCopy().size === 0) void updateSavedLists()
  }, [])
  return (
    <output className="block">
      {savedAt !== undefined && (
        <span className="block bg-ink px-margin py-2 text-sm text-paper print:hidden">
          {text.copy(formatMoment(savedAt, locale))}
        </span>
      )}
    </output>
  )
}

/** The document itself, if it is a saved copy. */
function documentCopy(): Copies {
  const savedAt = Date.parse(document.documentElement.dataset['savedAt'] ?? '')
  return new Map(Number.isNaN(savedAt) ? [] : [[window.location.pathname, savedAt]])
}

/** With what the service worker says of the data of a page: when they were saved, or that they are fresh. */
function withMessage(copies: Copies, message: unknown): Copies {
  if (!isRecord(message) || typeof message['path'] !== 'string') return copies
  const next = new Map(copies)
  next.delete(message['path'])
  const savedAt = Date.parse(String(message['savedAt']))
  if (!Number.isNaN(savedAt)) next.set(message['path'], savedAt)
  return next
}
