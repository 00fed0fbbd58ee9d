import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'

type DialogProps = {
  /** By which its buttons know it. */
  id: string
  label: string
  className?: string
  children: ReactNode
}

/** Longer than this, a page on its way is worth showing the old one with its progress bar. */
const WAIT_MS = 200

/**
 * A modal dialog of the platform's own: the rest is inert, Tab stays inside, Esc closes it, the focus goes back to what opened
 * it (APG dialog-modal). A link inside closes it when its page is there.
 */
export function Dialog({ id, label, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const { state } = useNavigation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key) dialog.current?.close()
    shown.current = key
  }, [key])
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => dialog.current?.close(), WAIT_MS)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <dialog ref={dialog} id={id} aria-label={label} className={className}>
      {children}
    </dialog>
  )
}
