/** A finished page, and the texts of the inline scripts in it that are ours. */
type MarkedPage = { html: string; scripts: string[] }

/**
 * Finds the inline scripts that carry the nonce under which a page was rendered, and takes the nonce out, so that the page
 * can be kept. A script that came in by any other way carries none, and no policy will allow it.
 */
export function takeOutNonce(rendered: string, nonce: string): MarkedPage {
  const mark = ` nonce="${nonce}"`
  const scripts = [...rendered.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => attributes?.includes(mark) && !/\ssrc=/.test(attributes))
    .map(([, , text]) => text ?? '')
  return { html: rendered.replaceAll(mark, ''), scripts }
}
