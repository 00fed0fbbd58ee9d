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
