import { useNonce } from './nonce.ts'

/** A script of the site within the page. It has run before React hydrates the page, so only the server has its text. */
export function InlineScript({ text }: { text: string }) {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {import.meta.env.SSR ? text.replaceAll(/^ +/gm, '') : text}
    </script>
  )
}
