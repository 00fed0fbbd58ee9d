import { createContext, useContext } from 'react'

/** Under which name the log tells more of a failed page; null on pages that did not fail. The server writes it on `<html>`. */
export const ReferenceContext = createContext<string | null>(null)

export function useReference(): string | null {
  return useContext(ReferenceContext)
}
