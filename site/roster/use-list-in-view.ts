import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

import { nextAnimationFrame } from '../ui/next-animation-frame.ts'

/**
 * When another search is shown in a list that has been scrolled past its beginning, goes back to there. `search` is the query
 * in its one form. Back and forward have their own place.
 */
export function useListInView(list: RefObject<HTMLElement | null>, search: string): void {
  const isBack = useNavigationType() === NavigationType.Pop
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return undefined
    shown.current = search
    return nextAnimationFrame(() => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      if (!isBack && top < 0) list.current?.scrollIntoView()
    })
  }, [list, search, isBack])
}
