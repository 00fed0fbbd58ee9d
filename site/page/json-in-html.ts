/**
 * A value as JSON that is safe in a script element: no text in it ends the element or begins a comment or a line
 * (docs/product.md: Security).
 */
export function jsonInHtml(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
