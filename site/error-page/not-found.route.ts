import { pageNotFound } from '../page/failures.server.ts'

/** Matches every address that no other route matches. */
export function loader() {
  throw pageNotFound()
}

export default function NotFoundRoute() {
  return null
}
