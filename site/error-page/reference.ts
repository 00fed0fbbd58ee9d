import { createContext, useContext } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** Under which name the log tells more of a failed page; null on pages that did not fail. The server writes it on `<html>`. */
export const ReferenceContext = createContext<string | null>(null)

/** The reference of the page as it was loaded; where a visitor went on from there, it says nothing of what is shown. */
export function useReference(): string | null {
  const reference = useContext(ReferenceContext)
  return useNavigationType() === NavigationType.Pop ? reference : null
}
