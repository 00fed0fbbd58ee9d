import { useEffect } from 'react'

import { hasModifierKey } from '../ui/has-modifier-key.ts'

/**
 * Asks before the visitor leaves with something unsent, by a link or by closing the tab. Back and Forward need no question, since
 * the tab keeps texts and photos.
 */
export function useLeaveGuard(isUnsent: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsent) return undefined
    const onUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      event.returnValue = true // Chrome asks for nothing else before 119
    }
    const onClick = (event: MouseEvent) => {
      if (!leadsAway(event) || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [isUnsent, question])
}

/** Whether a click takes this tab to another page; the same form in another language does not count. */
function leadsAway(click: MouseEvent): boolean {
  const { target, button } = click
  if (hasModifierKey(click) || button !== 0 || !(target instanceof Element)) return false
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (link === null || link.target === '_blank' || link.hasAttribute('hreflang')) return false
  return link.origin === location.origin && link.pathname !== location.pathname
}
