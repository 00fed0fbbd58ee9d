import { startTransition, useEffect, useState } from 'react'

import { nextFrame } from './next-frame.ts'

/** A value a frame after it has come, for a part of the page that is to be made apart from all that shows it at once. */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => nextFrame(() => startTransition(() => setShown(value))), [value])
  return shown
}
