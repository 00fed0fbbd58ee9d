import { useEffect, useRef, useState } from 'react'

import { useFormMessages } from '../i18n/forms/use-form-messages.ts'
import { fillInAll } from './fill-in.ts'
import type { FormValues } from './form-values.ts'

export type ClearButtonProps = {
  /** Receives the restored values, for state that no control holds by itself. */
  onRestored?: ((values: FormValues) => void) | undefined
}

/** Clears the form, with undo until the visitor changes something. Undo needs script, so without script there is no button. */
export function ClearButton({ onRestored }: ClearButtonProps) {
  const text = useFormMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [cleared, setCleared] = useState<FormData | null>(null)

  useEffect(() => {
    const form = button.current?.form
    const forget = () => setCleared(null)
    form?.addEventListener('input', forget)
    return () => form?.removeEventListener('input', forget)
  }, [])

  function undo() {
    const form = button.current?.form
    if (cleared === null || form == null) return
    const restored = fillInAll(form, cleared)
    onRestored?.(restored)
    button.current?.focus()
  }

  return (
    <div className="mt-4 text-center noscript:hidden">
      <button
        ref={button}
        type="reset"
        className="label px-3 py-2 text-grey"
        onClick={({ currentTarget: { form } }) => setCleared(form && new FormData(form))}
      >
        {text.clear}
      </button>
      <output>
        {cleared !== null && (
          <>
            <span className="block pt-1 text-sm">{text.cleared}</span>
            <button
              type="button"
              onClick={undo}
              className="label px-3 py-2 underline underline-offset-4"
            >
              {text.undo}
            </button>
          </>
        )}
      </output>
    </div>
  )
}
