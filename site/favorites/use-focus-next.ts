import { useEffect, useRef } from 'react'

/** Puts the focus on the first of some elements that is there, by their ids, once what is being changed is on screen. */
export function useFocusNext(): (...ids: string[]) => void {
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    const elements = wanted.current.map((id) => document.getElementById(id))
    wanted.current = []
    elements.find((element) => element !== null)?.focus()
  })
  return (...ids) => {
    wanted.current = ids
  }
}
