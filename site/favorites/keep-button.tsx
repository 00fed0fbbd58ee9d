import { useNavigate } from 'react-router'

import { useListMessages } from '../i18n/list-messages.ts'
import type { Given } from './lists/list-changes.ts'
import { MAX_LISTS } from './lists/named-lists.ts'
import { listChanges, useLists } from './lists/use-lists.ts'

type KeepButtonProps = {
  words: string
  /** The title of the new list, and what is kept in it. */
  title: string
  given: () => Given
  /** The address of the visitor's own lists. */
  path: string
}

/** Keeps talents from a link as a list of the visitor's own, and opens it. Says so if there are too many lists. */
export function KeepButton({ words, title, given, path }: KeepButtonProps) {
  const text = useListMessages()
  const navigate = useNavigate()
  const isFull = useLists().lists.length >= MAX_LISTS
  const keep = () => listChanges.keep(title, given()) && void navigate(path)
  return (
    <>
      <button
        type="button"
        aria-disabled={isFull}
        onClick={isFull ? undefined : keep}
        className="label py-1.5 aria-disabled:text-faint"
      >
        {words}
      </button>
      {isFull && <p className="text-sm">{text.tooMany(MAX_LISTS)}</p>}
    </>
  )
}
