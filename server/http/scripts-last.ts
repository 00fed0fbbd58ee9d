/**
 * Lets the scripts that a page preloads wait for what is to be seen: fonts and first faces. A browser asks for both at the same
 * high priority otherwise, and React Router has no setting for it.
 */
export function withScriptsLast(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  )
}
