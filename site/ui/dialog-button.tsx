import type { ReactNode } from 'react'

// HTML's invoker commands: React passes these attributes through, but its types lack them
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
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
