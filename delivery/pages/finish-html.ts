import type { FinishedHtml } from '#site/page/request-context.ts'

import { takeOutNonce } from './inline-parts.ts'
import { withLateScripts } from './late-scripts.ts'
import { pagePolicy } from '../http/security-headers.ts'

/** The nonce under which a page is rendered, and whose pages it may have in frames. */
type Finishing = { nonce: string; frames: readonly string[] }

/** Makes rendered HTML ready to leave: its scripts held back, and the policy that fits its inline parts. */
export function finishHtml(
  { nonce, frames }: Finishing,
  rendered: string,
  stylesHash: string,
): FinishedHtml {
  const { html, scripts } = takeOutNonce(rendered, nonce)
  return { html: withLateScripts(html), policy: pagePolicy({ scripts, stylesHash, frames }) }
}
