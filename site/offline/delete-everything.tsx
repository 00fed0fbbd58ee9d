import { type KeyboardEvent, type MouseEvent, useState } from 'react'

import { useOfflineMessages } from '../i18n/offline-messages.ts'
import { useLocale } from '../i18n/use-messages.ts'
import { OneOf } from '../ui/one-of.tsx'
import { formatMegabytes } from './formats.ts'

type DeleteEverythingProps = { bytes: number; onDelete: () => void }

/** Deletes everything saved at the second press, as no undo brings it back without a network. Esc and leaving end the question. */
export function DeleteEverything({ bytes, onDelete }: DeleteEverythingProps) {
  const text = useOfflineMessages()
  const size = formatMegabytes(bytes, useLocale())
  const [ask, answer] = [text.removeAll(size), text.removeAllNow(size)]
  const [isAsking, setIsAsking] = useState(false)
  const stop = () => setIsAsking(false)
  const press = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isAsking && detail > 1) return // the second press of a double click answers nothing
    currentTarget.focus() // Safari does not focus a button that is clicked
    setIsAsking(!isAsking)
    if (isAsking) onDelete()
  }
  return (
    <div className="pt-4">
      {/* one button, so that the focus stays on it */}
      <button
        type="button"
        onClick={press}
        onBlur={stop}
        onKeyDown={(event) => (event.key === 'Escape' ? stop() : ignoreHeld(event))}
        className="py-1.5 text-left"
      >
        <OneOf
          words={[ask, answer]}
          shown={isAsking ? answer : ask}
          className="underline underline-offset-4"
        />
      </button>
      <output className="block pt-1 empty:hidden">{isAsking && text.removeAllAsks}</output>
    </div>
  )
}

/** A key that is held presses once. */
function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}
