/** A finished page, and the texts of the inline scripts and styles in it that are ours. */
type MarkedPage = { html: string; scripts: string[]; styles: string[] }

/**
 * Finds the inline scripts and styles that carry the nonce under which a page was rendered, and takes the nonce out, so that
 * the page can be kept. What came in by any other way carries none, and no policy will allow it.
 */
export function takeOutNonce(rendered: string, nonce: string): MarkedPage {
  const mark = ` nonce="${nonce}"`
  const textsOf = (tag: 'script' | 'style') =>
    [...rendered.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
      .filter(([, attributes]) => attributes?.includes(mark) && !/\ssrc=/.test(attributes))
      .map(([, , text]) => text ?? '')
  return {
    scripts: textsOf('script'),
    styles: textsOf('style'),
    html: rendered.replaceAll(mark, ''),
  }
}
