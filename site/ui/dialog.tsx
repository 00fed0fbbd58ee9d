import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

type DialogProps = {
  /** The id by which buttons open and close the dialog. */
  id: string
  label: string
  /** Whether the dialog is open, not modal, in the HTML that the server sends. */
  isServedOpen?: boolean
  /** Whether a change of the page's query closes the dialog too, as any other navigation does. */
  closesOnQuery?: boolean
  className?: string
  children: ReactNode
}

/** If the next page takes longer than this, the dialog closes to show the old page with its progress bar. */
const WAIT_MS = 200

/**
 * The platform's modal dialog (APG dialog-modal): the rest of the page is inert, Tab stays inside, Esc and a press beside it
 * close it, and the focus returns to the opener. A link inside closes it once the next page arrives.
 */
export function Dialog({
  id,
  label,
  isServedOpen,
  closesOnQuery = true,
  className,
  children,
}: DialogProps) {
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
    opened?.addEventListener('beforetoggle', noteOpening) // React does not listen to this event on hydrated elements
    opened?.addEventListener('command', actByItself)
    return () => {
      opened?.removeEventListener('beforetoggle', noteOpening)
      opened?.removeEventListener('command', actByItself)
    }
  }, [])
  // before the new page's place is restored, as the focus on the opener scrolls
  useLayoutEffect(() => {
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
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      open={isServedOpen}
      closedby="any"
      className={className}
    >
      {children}
    </dialog>
  )
}

/**
 * Making the page inert, or undoing it, takes 40 ms on a slow phone: this moves the work from the tap's task to one of its own.
 */
function actByItself(event: Event): void {
  const { target } = event
  if (!(event instanceof CommandEvent && target instanceof HTMLDialogElement)) return
  event.preventDefault()
  setTimeout(() => {
    if (event.command === 'close') target.close()
    else if (target.isConnected) target.showModal()
  })
}
