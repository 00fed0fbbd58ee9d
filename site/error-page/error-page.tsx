import { useLocation } from 'react-router'

import { failureOf, statusOf } from './failure.ts'
import { FailurePage } from './failure-page.tsx'
import { MissingModule } from './missing-module.ts'
import { MissingPage } from './missing-page.tsx'

/** What stands in the place of a page that could not be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const { key } = useLocation()
  if (error instanceof MissingModule) return <MissingPage key={key} />
  return <FailurePage failure={failureOf(error)} status={statusOf(error)} />
}
