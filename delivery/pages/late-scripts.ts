/**
 * Holds the scripts of a page back, those that it preloads and the one that imports them, until what is to be seen first is
 * there: browsers share the line among all that is asked for. `site/shell/late-scripts.tsx`, in the page itself, wakes them.
 */
export function withLateScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late" fetchpriority="low"')
    .replace('<script type="module" async="">', '<script type="late">')
}
