import { pageNotFound } from '../page/failures.server.ts'

/** Whatever matches nothing else. */
export function loader() {
  throw pageNotFound()
}

export default function NotFoundRoute() {
  return null
}
