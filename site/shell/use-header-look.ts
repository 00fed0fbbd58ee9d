import { useSyncExternalStore } from 'react'

import type { PageHeader } from '../page/page-header.ts'
import { nextTask } from '../ui/next-task.ts'
import { headerLook, type HeaderLook } from './header-look.ts'

/** The header's look at the current scroll position; resting until the script has started. */
export function useHeaderLook(header: PageHeader): HeaderLook {
  return useSyncExternalStore(
    onMoved,
    () => headerLook(header, { scrollY: window.scrollY, windowHeight: window.innerHeight }),
    () => 'resting',
  )
}

function onMoved(changed: () => void) {
  const update = () => void nextTask().then(changed) // within the event, React would first finish all pending work of a new page
  addEventListener('scroll', update, { passive: true })
  addEventListener('resize', update)
  return () => {
    removeEventListener('scroll', update)
    removeEventListener('resize', update)
  }
}
