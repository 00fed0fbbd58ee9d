import { InlineScript } from '../page/inline-script.tsx'

/**
 * Starts the page's scripts, which `delivery/pages/finish-page.ts` holds back so that the first paint comes first: when the first
 * picture has loaded or failed; without such a picture, after the first paint; and in any case after two seconds. Older browsers
 * get none (docs/product.md: Browsers): a script that breaks off would leave less than the plain page.
 */
export function DeferredScripts() {
  return <InlineScript text={script} />
}

const script = import.meta.env.SSR
  ? `if (''.isWellFormed) {
  const wake = () => {
    for (const link of document.querySelectorAll('link[rel=deferred]')) link.rel = 'modulepreload'
    for (const deferred of document.querySelectorAll('script[type=deferred]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.text = deferred.text
      deferred.replaceWith(script)
    }
  }
  setTimeout(wake, 2000)
  const picture = document.querySelector('img[fetchpriority=high]')
  if (picture === null) new PerformanceObserver(wake).observe({ type: 'paint', buffered: true })
  else if (picture.complete) wake()
  else for (const end of ['load', 'error']) picture.addEventListener(end, wake)
}`
  : ''
