import { useLocation } from 'react-router'

import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { packedIn } from './lists/list-link.ts'
import { OwnList } from './own-list.tsx'
import type { Selection } from './load-selection.server.ts'
import { SharedList } from './shared-list.tsx'

const LinkedList = lazyPart(async () => (await import('./linked-list.tsx')).LinkedList)

const addresses = addressesOf('favorites', {})

/** A selection of talents: the one in a link, else the visitor's own lists. */
export function SelectionPage({ shared }: { shared: Selection | null }) {
  const { locale } = useShell()
  const { title } = useMessages().favorites
  const { sharedTitle } = useSelectionMessages()
  const { hash } = useLocation()
  const isLive = useIsLive() // the server never sees the fragment
  const packed = isLive ? packedIn(hash) : null
  if (packed !== null) return <LinkedList key={packed} packed={packed} path={addresses[locale]} />
  return (
    <>
      <PageHead
        title={shared === null ? title : sharedTitle}
        addresses={addresses}
        isFindable={false}
      />
      {shared === null ? (
        <OwnList key={locale} path={addresses[locale]} />
      ) : (
        <SharedList selection={shared} path={addresses[locale]} />
      )}
    </>
  )
}
