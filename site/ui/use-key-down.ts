import { useEffect, useEffectEvent } from 'react'

/** Calls back for every key press, wherever the focus is; with `last`, after all other listeners. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, order?: 'last'): void {
  const handle = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    const target: GlobalEventHandlers = order === 'last' ? window : document
    target.addEventListener('keydown', listen)
    return () => target.removeEventListener('keydown', listen)
  }, [order])
}
