import { type ReactNode, useState } from 'react'

import { ListDocuments } from '../documents/list-dialog/list-documents.tsx'
import { useListMessages } from '../i18n/list-messages.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import { ListActions } from './list-actions.tsx'
import { type NamedList, remarkEntries, remarkOf } from './lists/named-lists.ts'
import { listsStore } from './lists/use-lists.ts'
import { sentListOf, useListLink } from './use-list-link.ts'

const LinkOptions = lazyPart(async () => (await import('./link-options.tsx')).LinkOptions)
const OfflinePanel = lazyPart(
  async () => (await import('../offline/offline-panel.tsx')).OfflinePanel,
)

/** As high as what comes into them, from 360 px on: the list moves with the press, not once the script is there. */
const places = {
  link: 'min-h-37 sm:min-h-27',
  remarks: 'min-h-47 sm:min-h-37',
  offline: 'min-h-38 sm:min-h-33',
}

type OwnActionsProps = {
  list: NamedList
  /** The talents to share. */
  ids: readonly number[]
  path: string
  sender: string
}

/** Actions for the open list, and what goes along in its link. */
export function OwnActions({ list, ids, path, sender }: OwnActionsProps) {
  const text = useListMessages()
  const [withRemarks, setWithRemarks] = useState(true)
  const [open, setOpen] = useState<'link' | 'offline' | null>(null)
  const toggle = (part: 'link' | 'offline') => setOpen(open === part ? null : part)
  const link = useListLink(sentListOf(list, ids, { sender, withRemarks }), path)
  const hasRemarks = remarkEntries(list.remarks).some(([id]) => ids.includes(id))
  return (
    <ListActions
      link={ids.length > 0 ? link : null}
      options={
        ids.length > 0 && (
          <Toggle isOpen={open === 'link'} onPress={() => toggle('link')}>
            {text.linkOptions}
          </Toggle>
        )
      }
      beneath={
        open === 'offline' ? (
          <div className={places.offline}>
            <OfflinePanel key={list.id} list={list} />
          </div>
        ) : (
          open === 'link' && (
            <div className={hasRemarks ? places.remarks : places.link}>
              <LinkOptions
                link={link}
                sender={sender}
                onSender={listsStore.signAs}
                withRemarks={hasRemarks ? withRemarks : null}
                onRemarks={setWithRemarks}
              />
            </div>
          )
        )
      }
    >
      {ids.length > 0 && (
        <ListDocuments key={list.id} title={list.title} listId={list.id} talents={listedOf(list)} />
      )}
      {ids.length > 0 && (
        <Toggle isOpen={open === 'offline'} onPress={() => toggle('offline')}>
          {text.offline}
        </Toggle>
      )}
    </ListActions>
  )
}

type ToggleProps = { isOpen: boolean; onPress: () => void; children: ReactNode }

/** Opens and closes what is beneath the row. */
function Toggle({ isOpen, onPress, children }: ToggleProps) {
  return (
    <button type="button" aria-expanded={isOpen} onClick={onPress} className="label py-1.5">
      {children}
    </button>
  )
}

function listedOf(list: NamedList) {
  return list.talents.map(({ id, name }) => ({ id, name, note: remarkOf(list, id).note }))
}
