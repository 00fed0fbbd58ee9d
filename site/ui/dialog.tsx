import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'

type DialogProps = {
  /** By which its buttons know it. */
  id: string
  label: string
  /** Whether a change of the page's query closes it too, as any other navigation does. */
  closesOnQuery?: boolean
  className?: string
  children: ReactNode
}

/** Longer than this, a page on its way is worth showing the old one with its progress bar. */
const WAIT_MS = 200

/**
 * A modal dialog of the platform's own: the rest is inert, Tab stays inside, Esc closes it, the focus goes back to what opened
 * it (APG dialog-modal), and so does a press beside it. A link inside closes it when its page is there.
 */
export function Dialog({ id, label, closesOnQuery = true, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key, pathname } = useLocation()
  const { location: next } = useNavigation()
  const place = closesOnQuery ? key : pathname
  const isLeaving = next !== undefined && (closesOnQuery || next.pathname !== pathname)
  const nextKey = next?.key
  const shown = useRef(place)
  const awaited = useRef(nextKey)
  const noteOpening = useEffectEvent(() => {
    awaited.current = nextKey
  })
  useEffect(() => {
    const opened = dialog.current
    opened?.addEventListener('beforetoggle', noteOpening) // React does not listen to it where it takes a page over
    opened?.addEventListener('command', actByItself)
    return () => {
      opened?.removeEventListener('beforetoggle', noteOpening)
      opened?.removeEventListener('command', actByItself)
    }
  }, [])
  useEffect(() => {
    if (shown.current !== place && awaited.current !== key) dialog.current?.close()
    shown.current = place
  }, [place, key])
  useEffect(() => {
    if (!isLeaving) return undefined
    const close = () => awaited.current !== nextKey && dialog.current?.close()
    const timer = setTimeout(close, WAIT_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, nextKey])
  return (
    <dialog ref={dialog} id={id} aria-label={label} closedby="any" className={className}>
      {children}
    </dialog>
  )
}

/** What becomes of a page that is to be inert, or no longer, takes a slow telephone 40 ms: a task of its own, not the tap's. */
function actByItself(event: Event): void {
  const { target } = event
  if (!(event instanceof CommandEvent && target instanceof HTMLDialogElement)) return
  event.preventDefault()
  setTimeout(() => {
    if (event.command === 'close') target.close()
    else if (target.isConnected) target.showModal()
  })
}
