import { useRef, useState } from 'react'
import { Link, type LinkProps, PrefetchPageLinks } from 'react-router'

import { pageAt } from '../paths.ts'
import { isSavingData } from '../ui/saves-data.ts'

type TalentLinkProps = LinkProps & { to: string }

/** Who points at a link for so long means it; a finger that taps or scrolls is quicker. */
const INTENT_MS = 100

/**
 * A link to a profile, whose script and data are fetched once somebody points at it. React Router's own `prefetch` leaves out
 * the data of routes with a `clientLoader`, and does not ask who saves data.
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

/** Where React Router will ask for a page's data. */
function dataAddress(path: string): string {
  return `${path}.data?${new URLSearchParams({ _routes: pageAt(path)?.routeId ?? '' })}`
}
