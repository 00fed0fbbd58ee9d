import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'

// HTML's invoker commands: React passes these attributes through, but its types lack them
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}

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

type SideDialogProps = Omit<DialogProps, 'label'> & { title: string; className: string }

/** A dialog at the page's right side, with its title and a button that closes it (side-dialog.css). */
export function SideDialog({ title, className, children, ...dialog }: SideDialogProps) {
  return (
    <Dialog label={title} className={`side-dialog ${className}`} {...dialog}>
      <div className="side-dialog-head">
        <h2 className="label">{title}</h2>
        <DialogButton does="close" dialog={dialog.id} className="label py-3">
          {useMessages().close}
        </DialogButton>
      </div>
      {children}
    </Dialog>
  )
}

type DialogButtonProps = {
  does: 'open' | 'close'
  /** The dialog's id. */
  dialog: string
  className?: string
  children: ReactNode
}

/** Opens or closes a dialog. Browsers with invoker commands need only the markup, so the button works before script loads. */
export function DialogButton({ does, dialog, className, children }: DialogButtonProps) {
  return (
    <button
      type="button"
      command={does === 'open' ? 'show-modal' : 'close'}
      commandfor={dialog}
      aria-haspopup={does === 'open' ? 'dialog' : undefined}
      onClick={() => runWhereUnknown(does, dialog)}
      className={className}
    >
      {children}
    </button>
  )
}

/** For browsers from before 2025, which lack invoker commands. */
function runWhereUnknown(does: 'open' | 'close', id: string): void {
  const dialog = document.getElementById(id)
  if ('command' in HTMLButtonElement.prototype || !(dialog instanceof HTMLDialogElement)) return
  if (does === 'open') dialog.showModal()
  else dialog.close()
}
