import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { OwnList } from './own-list.tsx'
import type { Selection } from './selection-view.ts'
import { SharedList } from './shared-list.tsx'

const addresses = addressesOf('favorites', {})

/** A selection of talents: the one in a shared link, else the visitor's own favorites. */
export function SelectionPage({ shared }: { shared: Selection | null }) {
  const { locale } = useShell()
  const { title } = useMessages().favorites
  const { sharedTitle } = useSelectionMessages()
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
