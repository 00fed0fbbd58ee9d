import { useRef, useState } from 'react'
import { type LinkProps, PrefetchPageLinks } from 'react-router'

import { pageAt } from '../paths.ts'
import { isSavingData } from '../ui/saves-data.ts'
import { Link } from '../ui/link.tsx'

type TalentLinkProps = LinkProps & { to: string }

/** Pointing at a link for this long signals intent; a finger that taps or scrolls is quicker. */
const INTENT_MS = 100

/**
 * A link to a profile that prefetches the page's script and data when the visitor points at it. React Router's own `prefetch`
 * skips the data of routes with a `clientLoader` and ignores the visitor's data saver.
 */
export function TalentLink(props: TalentLinkProps) {
  const [isMeant, setIsMeant] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => {
    clearTimeout(timer.current)
    setIsMeant(false)
  }
  const point = () => {
    clearTimeout(timer.current)
    if (!isSavingData()) timer.current = setTimeout(setIsMeant, INTENT_MS, true)
  }
  return (
    <>
      <Link
        {...props}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      />
      {isMeant && (
        <>
          <PrefetchPageLinks page={props.to} />
          <link rel="prefetch" as="fetch" href={dataAddress(props.to)} />
        </>
      )}
    </>
  )
}

/** The address from which React Router will fetch a page's data. */
function dataAddress(path: string): string {
  return `${path}.data?${new URLSearchParams({ _routes: pageAt(path)?.routeId ?? '' })}`
}
