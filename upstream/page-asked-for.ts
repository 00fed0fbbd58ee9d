import type { Fetched } from './call-endpoint.ts'
import { misshapen } from './failures.ts'

/** A page of a list, if it is the one that was asked for: of another one nobody knows where it belongs. */
export function pageAskedFor<Page extends { current_page: number }>(
  page: number,
  fetched: Fetched<Page>,
): Fetched<Page> {
  const isAnother = fetched.status === 'answered' && fetched.value.current_page !== page
  return isAnother ? misshapen('another page than was asked for') : fetched
}
