import { Link } from 'react-router'

import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { useShell } from '../shell.ts'
import { ApplicationForm } from './application-form.tsx'
import { OUTCOME_ID } from '../form/error-summary.tsx'
import { FormHead } from './form-head.tsx'
import type { ScoutingView } from './load-scouting.server.ts'
import type { Received } from '../form/outcome.ts'
import { Receipt } from '../form/receipt.tsx'
import { ReceiptWords } from './receipt-words.tsx'

type ApplicationPageProps = { view: ScoutingView; received: Received | null }

/** The get-scouted form; for who has no script, once it has arrived, its receipt alone. */
export function ApplicationPage({ view, received }: ApplicationPageProps) {
  const isReceived = received?.outcome.status === 'received'
  return (
    <div className="mx-auto max-w-[75rem] px-margin pt-8 pb-6">
      {isReceived ? (
        <ReceiptPage view={view} received={received} />
      ) : (
        <ApplicationForm view={view} received={received} />
      )}
    </div>
  )
}

function ReceiptPage({ view, received }: { view: ScoutingView; received: Received }) {
  const { locale } = useShell()
  const text = useScoutingMessages()
  const { outcome } = received
  if (outcome.status !== 'received') return null
  return (
    <>
      <FormHead addresses={view.addresses} minimumAge={view.minimumAge} hasProblems={false} />
      <Receipt id={OUTCOME_ID} title={text.receiptTitle} reference={outcome.reference}>
        <ReceiptWords name={outcome.name} view={view} />
      </Receipt>
      <p className="mt-8">
        <Link
          to={view.addresses[locale]}
          reloadDocument
          className="label underline underline-offset-4"
        >
          {text.another}
        </Link>
      </p>
    </>
  )
}
