import { useEffect, useState } from 'react'

import { nextAnimationFrame } from '../ui/next-animation-frame.ts'

/** Places of cards that fit into one frame, even if the browser has to search its fonts for the letters of the names. */
const AT_ONCE = 4

/**
 * The number of cards of a list that have their places in the layout, and a function that makes them grow from a number on, a few
 * each frame. Before the first call all cards have their places at once, for a visitor who returns to a place far down.
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
