import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

import { nextAnimationFrame } from '../ui/next-animation-frame.ts'

/**
 * Scrolls back to the beginning of a list when its search changes and the beginning is above the screen. `search` is the
 * canonical query. Back and forward restore their own position.
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
