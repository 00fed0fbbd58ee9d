import { type ComponentProps, useEffect, useRef } from 'react'

import { Receipt } from './receipt.tsx'

/** A receipt that has just come has the focus; it is told by its reference apart from one that came before. */
export function FreshReceipt(props: Omit<ComponentProps<typeof Receipt>, 'headingRef'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return <Receipt {...props} headingRef={heading} />
}
