import { InlineScript } from '../page/inline-script.tsx'

/**
 * To a browser, a reloaded page and those before it are one document, in which Back is for the script to do. Until that is
 * there, or if it never comes, this loads the page that Back leads to.
 */
export function EarlyBack() {
  return <InlineScript text={script} />
}

const script = import.meta.env.SSR
  ? '{const at=()=>location.pathname+location.search,here=at();onpopstate=()=>{if(at()!==here)location.reload()}}'
  : ''

/** From here on React Router does it. */
export function endEarlyBack(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- set by the page's inline script
  window.onpopstate = null
}
