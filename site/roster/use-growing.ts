import { useEffect, useState } from 'react'

import { nextFrame } from '../ui/next-frame.ts'

/** So many places of cards, with names in letters that the browser may have to look for, are laid out within one frame. */
const AT_ONCE = 6

/**
 * How many of a list have their places, and how to say from which number on it is about to grow: a few a frame. Unless that is said
 * all have them at once, for who returns to a place far down.
 */
export function useGrowing(whole: number): [number, (from: number) => void] {
  const [grown, setGrown] = useState(Infinity)
  const isWhole = grown >= whole
  useEffect(() => {
    if (grown === Infinity) return undefined
    return nextFrame(() => setGrown(isWhole ? Infinity : grown + AT_ONCE))
  }, [grown, isWhole])
  return [isWhole ? whole : grown, setGrown]
}
