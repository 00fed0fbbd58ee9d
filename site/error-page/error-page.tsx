import { type ComponentType, lazy, Suspense } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { ErrorLinks } from '../page/error-links.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { useFocusOnNavigation } from '../page/use-focus-on-navigation.ts'
import { type Failure, failureOf, referenceOf, statusOf } from './failure.ts'

/** Takes the place of a page that could not be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <FailurePage
      failure={failureOf(error)}
      status={statusOf(error)}
      reference={referenceOf(error)}
    />
  )
}

type FailurePageProps = {
  failure: Failure
  status: number | null
  /** Null if our log has no entry for the error. */
  reference: string | null
}

/** A drawing that no page waits for. If its script fails to load, the server's drawing stays; without one, only words show. */
const Hanger = lazy<ComponentType<{ tag: number | null }>>(() =>
  import('./hanger.tsx').then(
    (drawing) => ({ default: drawing.Hanger }),
    () => new Promise<never>(() => {}),
  ),
)

/** Says what happened, offers links to go on, and names an address to write to if the fault is ours. */
export function FailurePage({ failure, status, reference }: FailurePageProps) {
  useFocusOnNavigation()
  const text = useMessages().errors
  const { title, hint } = text[failure]
  const isKnown = failure === 'unexpected' && reference !== null
  const isWrongAddress = failure === 'page-not-found' || failure === 'language-not-found'
  const isOurs = !isWrongAddress && failure !== 'no-connection'
  return (
    <section className="overflow-x-clip px-margin pt-8 lg:flex lg:min-h-[72svh] lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-10">
      <PageHead title={title} />
      <Suspense>
        <Hanger tag={status} />
      </Suspense>
      <div className="pt-10 lg:max-w-[58%] lg:self-end">
        <h1
          lang={failure === 'language-not-found' ? 'en' : undefined}
          className="display display-fine max-w-[13ch] text-balance text-[clamp(2.75rem,7vw,7.5rem)] leading-[1.02]"
        >
          {title}
        </h1>
        <p className="mt-6 max-w-[50ch] text-grey">{isKnown ? `${text.known} ${hint}` : hint}</p>
        <ErrorLinks canRetry={!isWrongAddress} isOffline={failure === 'no-connection'} />
        {isOurs && <ReferenceNote reference={reference} />}
      </div>
    </section>
  )
}

function ReferenceNote({ reference }: { reference: string | null }) {
  const { email } = useShell()
  const text = useMessages().errors
  return (
    <p className="mt-9 text-sm text-grey">
      {email !== '' && (
        <span className="mr-6">
          {text.contact}{' '}
          <a className="text-ink underline underline-offset-4" href={`mailto:${email}`}>
            {email}
          </a>
        </span>
      )}
      {reference !== null && text.reference(reference)}
    </p>
  )
}
