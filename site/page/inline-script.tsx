import { createContext, useContext } from 'react'

/** A script of the site within the page. It has run before React hydrates the page, so only the server has its text. */
export function InlineScript({ text }: { text: string }) {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {import.meta.env.SSR ? text.replaceAll(/^ +/gm, '') : text}
    </script>
  )
}

/**
 * Marks the site's own inline scripts while a page is rendered, so that the security policy can allow exactly these, by their
 * hash. The nonce is removed from the finished page, and is undefined in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
