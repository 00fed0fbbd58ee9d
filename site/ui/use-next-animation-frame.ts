import { startTransition, useEffect, useState } from 'react'

import { nextAnimationFrame } from './next-animation-frame.ts'

/** Delays a value by one animation frame, so that one part of the page can render after all others. */
export function useNextAnimationFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => nextAnimationFrame(() => startTransition(() => setShown(value))), [value])
  return shown
}
