import { InlineScript } from '../page/inline-script.tsx'

/**
 * What is seen comes before what works: the page's scripts, which `delivery/pages/finish-html.ts` holds back, are asked for when
 * the first picture is there, where there is none after the first paint, and in any case after two seconds.
 */
export function LateScripts() {
  return <InlineScript text={script} />
}

const script = import.meta.env.SSR
  ? `{
  let isAwake = false
  const wake = () => {
    if (isAwake) return
    isAwake = true
    for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload'
    for (const late of document.querySelectorAll('script[type=late]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.text = late.text
      late.replaceWith(script)
    }
  }
  setTimeout(wake, 2000)
  const picture = document.querySelector('img[fetchpriority=high]')
  if (picture === null) new PerformanceObserver(wake).observe({ type: 'paint', buffered: true })
  else if (picture.complete) wake()
  else for (const end of ['load', 'error']) picture.addEventListener(end, wake)
}`
  : ''
