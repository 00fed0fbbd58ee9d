import { InlineScript } from '../page/inline-script.tsx'

/**
 * Reloads the page on Back until the router takes over, or if it never does. To the browser, a reloaded page and the pages before
 * it are one document, so it leaves Back to script.
 */
export function ReloadOnBack() {
  return <InlineScript text={script} />
}

const script = import.meta.env.SSR
  ? '{const at=()=>location.pathname+location.search,here=at();onpopstate=()=>{if(at()!==here)location.reload()}}'
  : ''

/** Hands Back over to React Router. */
export function stopReloadOnBack(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- set by the page's inline script
  window.onpopstate = null
}
