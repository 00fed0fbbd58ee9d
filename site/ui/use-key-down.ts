import { useEffect, useEffectEvent } from 'react'

/** Hears of every key that is pressed, wherever the focus is; `last` after all others, who may have taken it for themselves. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, turn?: 'last'): void {
  const hear = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    const target: GlobalEventHandlers = turn === 'last' ? window : document
    target.addEventListener('keydown', listen)
    return () => target.removeEventListener('keydown', listen)
  }, [turn])
}
