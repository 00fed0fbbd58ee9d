import { REFUSED_HEADER } from '#site/page/intake.ts'

import { createLogThrottle } from '../log/log-throttle.ts'

const HOUR_MS = 3_600_000

/** Tells the operator, once an hour, of a proxy that takes no forms of this size: the site itself never sees them. */
export function tellingOfProxy(
  log: { warn: (facts: object, words: string) => void },
  now: () => number = () => performance.now(),
): (headers: Headers) => void {
  const throttled = createLogThrottle(now, HOUR_MS)
  return (headers) => {
    const [, by, bytes] = /^(413|cut-off) (\d{1,10})$/.exec(headers.get(REFUSED_HEADER) ?? '') ?? []
    if (by === undefined) return
    const words =
      by === '413'
        ? `a proxy in front of the site refused a form of ${bytes} bytes`
        : `a form of ${bytes} bytes was cut off on its way, as by a proxy in front of the site; a smaller one came through`
    const mend = 'raise its limit to 45 MB (nginx: client_max_body_size 45m)'
    throttled('proxy', () => log.warn({ bytes: Number(bytes) }, `${words}: ${mend}`))
  }
}
