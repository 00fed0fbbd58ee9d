import { failureOf, referenceOf, statusOf } from './failure.ts'
import { FailurePage } from './failure-page.tsx'

/** What stands in the place of a page that could not be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <FailurePage
      failure={failureOf(error)}
      status={statusOf(error)}
      reference={referenceOf(error)}
    />
  )
}
