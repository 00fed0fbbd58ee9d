import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

/** React Router's link. The browser knows all routes from the start, so that no link has to announce its own. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" {...props} />
}
