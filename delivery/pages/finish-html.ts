import type { FinishedHtml } from '#site/page/request-context.ts'

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

/** A page, and the texts of the inline scripts in it that are ours. */
type MarkedPage = { html: string; scripts: string[] }

/**
 * Finds the inline scripts that carry the nonce under which a page was rendered, and takes the nonce out, so that
 * the page can be kept. What came in by any other way carries none, and no policy will allow it.
 */
export function takeOutNonce(rendered: string, nonce: string): MarkedPage {
  const mark = ` nonce="${nonce}"`
  const own = [...scriptsIn(rendered)].filter(
    ({ attributes }) => attributes.includes(mark) && !/\ssrc=/.test(attributes),
  )
  return { html: rendered.replaceAll(mark, ''), scripts: own.map(({ text }) => text) }
}

/** As React writes them: in small letters, and with no end tag in their text. */
function* scriptsIn(html: string) {
  const [begin, end] = ['<script', '</script>']
  let at = html.indexOf(begin)
  while (at !== -1) {
    const textAt = html.indexOf('>', at) + 1
    const endAt = html.indexOf(end, textAt)
    if (textAt === 0 || endAt === -1) return
    yield { attributes: html.slice(at + begin.length, textAt - 1), text: html.slice(textAt, endAt) }
    at = html.indexOf(begin, endAt)
  }
}

/**
 * Holds the scripts of a page back, those that it preloads and the one that imports them, until what is to be seen first is
 * there: browsers share the line among all that is asked for. `site/shell/late-scripts.tsx`, in the page itself, wakes them.
 */
function withLateScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late" fetchpriority="low"')
    .replace('<script type="module" async="">', '<script type="late">')
}
