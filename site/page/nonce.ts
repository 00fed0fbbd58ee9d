import { createContext, useContext } from 'react'

/**
 * Marks the site's own inline scripts while a page is rendered, so that the security policy can allow exactly these, by their
 * hash. The nonce is removed from the finished page, and is undefined in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
