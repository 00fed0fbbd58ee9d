import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'

import { useLocale, useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'

/** One step back in history (spec 2); to the models where that would lead out of the site, and without script. */
export function ReturnLink() {
  const text = useMessages()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!hasHistoryHere()) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to={pathTo('models', useLocale(), {})}
      onClick={goBack}
      className="bg-ink px-7 py-3.5 text-paper"
    >
      {text.errors.return}
    </Link>
  )
}

/** Whether the step before this one was on the site: in this page's life, or on the page that led here. */
function hasHistoryHere(): boolean {
  const state: unknown = window.history.state
  const isLater =
    typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
  const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`)
  return isLater || (cameFromHere && window.history.length > 1)
}
