import { useSyncExternalStore } from 'react'

import type { PageHeader } from '../page-header.ts'
import { headerLook, type HeaderLook } from './header-look.ts'

/** The header's look where the visitor has scrolled to; resting until script is there. */
export function useHeaderLook(header: PageHeader): HeaderLook {
  return useSyncExternalStore(
    onMoved,
    () => headerLook(header, { scrollY: window.scrollY, windowHeight: window.innerHeight }),
    () => 'resting',
  )
}

function onMoved(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  addEventListener('resize', changed)
  return () => {
    removeEventListener('scroll', changed)
    removeEventListener('resize', changed)
  }
}
