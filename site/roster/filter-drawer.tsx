import { useEffect, useState } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { SideDialog } from '../ui/dialog.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { DrawerForm, type DrawerFormProps } from './drawer-form.tsx'
import { filterDrawerId } from './use-filter-drawer.ts'

// without script it is not modal: it lies above the header, and a shadow stands for the backdrop
const drawerStyle =
  'fixed inset-y-0 z-20 not-[:modal]:shadow-[0_0_0_100vmax] not-[:modal]:shadow-ink/25 sm:w-md'

type FilterDrawerProps = DrawerFormProps & {
  /** How many times the drawer was asked for: each time it opens. */
  timesAsked: number
}

/** The drawer with the filters. In the HTML that the server sends it is open. */
export function FilterDrawer({ timesAsked, ...form }: FilterDrawerProps) {
  const text = useMessages().roster
  const [isMadeHere] = useState(useIsLive()) // false during hydration
  useEffect(() => {
    if (timesAsked > 0) setTimeout(openDrawer) // a task of its own: making the page inert takes 40 ms on a slow phone
  }, [timesAsked])
  return (
    <SideDialog
      id={filterDrawerId}
      title={text.filter}
      isServedOpen={!isMadeHere}
      closesOnQuery={false}
      className={drawerStyle}
    >
      <DrawerForm {...form} />
    </SideDialog>
  )
}

/** Opens the drawer as a modal dialog. If it is already open, the focus stays where it is. */
function openDrawer(): void {
  const drawer = document.getElementById(filterDrawerId)
  if (!(drawer instanceof HTMLDialogElement) || drawer.matches(':modal')) return
  const focused = drawer.querySelector<HTMLElement>(':focus')
  drawer.close()
  // a page that was served with the open drawer has no focus to come back to
  document.querySelector<HTMLElement>(`form[action="#${filterDrawerId}"] button`)?.focus()
  drawer.showModal()
  focused?.focus()
}
