import type { FinishedHtml } from '#site/page/request-context.ts'

import { takeOutNonce } from './inline-parts.ts'
import { withLateScripts } from './late-scripts.ts'
import { shorterHtml } from './shorter-html.ts'
import { pagePolicy } from '../http/security-headers.ts'

/** The nonce under which a page is rendered, and whose pages it may have in frames. */
type Finishing = { nonce: string; frames: readonly string[] }

/** Makes rendered HTML ready to leave: shorter, its scripts held back, and with the policy that fits its inline parts. */
export function finishHtml(
  { nonce, frames }: Finishing,
  rendered: string,
  stylesHash: string,
): FinishedHtml {
  const { html, scripts } = takeOutNonce(shorterHtml(rendered), nonce)
  return { html: withLateScripts(html), policy: pagePolicy({ scripts, stylesHash, frames }) }
}
