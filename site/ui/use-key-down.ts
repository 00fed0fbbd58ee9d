import { useEffect, useEffectEvent } from 'react'

/** Hears of every key that is pressed, wherever the focus is. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
