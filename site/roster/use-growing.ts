import { useEffect, useState } from 'react'

import { nextAnimationFrame } from '../ui/next-animation-frame.ts'

/** So many places of cards, with names in letters that the browser may have to look for, are laid out within one frame. */
const AT_ONCE = 4

/**
 * How many of a list have their places, and how to say from which number on it is about to grow: a few a frame. Unless that is said
 * of this list all have them at once, for who returns to a place far down.
 */
export function useGrowing(list: object, whole: number): [number, (from: number) => void] {
  const [growing, setGrowing] = useState({ list, grown: Infinity })
  const grown = growing.list === list ? growing.grown : Infinity
  const isWhole = grown >= whole
  useEffect(() => {
    if (grown === Infinity) return undefined
    return nextAnimationFrame(() =>
      setGrowing({ list, grown: isWhole ? Infinity : grown + AT_ONCE }),
    )
  }, [list, grown, isWhole])
  return [isWhole ? whole : grown, (from) => setGrowing({ list, grown: from })]
}
