/** The signs that markup must not contain in a text or an attribute; `&` comes first, so that no entity is escaped again. */
export const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const

/** A text for HTML or XML, as content or in an attribute with double quotes. */
export function escapeMarkup(text: string): string {
  return Object.entries(entities).reduce((so, [sign, name]) => so.replaceAll(sign, name), text)
}

/** Characters that XML must not contain, not even escaped (XML 1.0, 2.2). */
const noXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text without the characters that XML must not contain. */
export function withoutNonXml(text: string): string {
  return text.replace(noXml, '')
}
