import { useEffect, useEffectEvent } from 'react'

/** Calls a function when the component or the page is left. */
export function useOnLeaving(onLeaving: () => void): void {
  const leave = useEffectEvent(onLeaving)
  useEffect(() => {
    const onPageHide = () => leave()
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      leave()
    }
  }, [])
}
