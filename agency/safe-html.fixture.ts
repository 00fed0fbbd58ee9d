import type { SafeHtml } from './safe-html.ts'

/** Marks a test's HTML as safe. */
export function safeHtml(html: string): SafeHtml {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests write what the sanitizer would
  return html as SafeHtml
}
