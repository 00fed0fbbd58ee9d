import { createContext, useContext } from 'react'

/**
 * Marks the inline scripts that are ours while a page is rendered, so that the policy can allow just these by their hash.
 * It is taken out of the finished page, and the browser has none.
 */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
