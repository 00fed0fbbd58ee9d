import { useNonce } from './nonce.ts'

/** A script of ours within the page. It has run long before React sees it: only the server has its text. */
export function InlineScript({ text }: { text: string }) {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {import.meta.env.SSR ? text.replaceAll(/^ +/gm, '') : text}
    </script>
  )
}
