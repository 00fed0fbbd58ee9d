import { type ReactNode, useState } from 'react'

import { useListMessages } from '../i18n/list-messages.ts'
import { latePart } from '../page/late-part.tsx'
import { ListActions } from './list-actions.tsx'
import { type NamedList, remarkEntries } from './lists/named-lists.ts'
import { listsStore } from './lists/use-lists.ts'
import { sentListOf, useListLink } from './use-list-link.ts'

const LinkOptions = latePart(async () => (await import('./link-options.tsx')).LinkOptions)

type OwnActionsProps = {
  list: NamedList
  /** The talents to share. */
  ids: readonly number[]
  path: string
  sender: string
  children: ReactNode
}

/** Actions for the open list, and what goes along in its link. */
export function OwnActions({ list, ids, path, sender, children }: OwnActionsProps) {
  const text = useListMessages()
  const [withRemarks, setWithRemarks] = useState(true)
  const [isOpen, setOpen] = useState(false)
  const link = useListLink(sentListOf(list, ids, { sender, withRemarks }), path)
  const hasRemarks = remarkEntries(list.remarks).some(([id]) => ids.includes(id))
  return (
    <ListActions
      link={ids.length > 0 ? link : null}
      options={
        ids.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="label py-1.5"
          >
            {text.linkOptions}
          </button>
        )
      }
      beneath={
        isOpen && (
          <LinkOptions
            link={link}
            sender={sender}
            onSender={listsStore.signAs}
            withRemarks={hasRemarks ? withRemarks : null}
            onRemarks={setWithRemarks}
          />
        )
      }
    >
      {children}
    </ListActions>
  )
}
