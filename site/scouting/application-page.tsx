import { EarlierReceipt } from '../forms/earlier-receipt.tsx'
import { useReceipt } from '../forms/use-receipt.ts'
import type { Received } from '../forms/outcome.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationReceipt } from './application-receipt.tsx'
import { FormHead } from './form-head.tsx'
import type { ScoutingView } from './load-scouting.server.ts'
import { APPLICATION_DRAFT } from './use-form-state.ts'

type ApplicationPageProps = { view: ScoutingView; received: Received | null }

/** The get-scouted form. Once the application has arrived, its receipt takes the form's place. */
export function ApplicationPage({ view, received }: ApplicationPageProps) {
  const { receipt, earlier, arrive, forget } = useReceipt({
    key: 'passarela:application-receipt',
    received,
    draftKey: APPLICATION_DRAFT,
  })
  const isPlain = received?.outcome.status === 'received'
  return (
    <div className="mx-auto max-w-[75rem] px-margin pt-8 pb-6">
      {receipt !== null && (
        <>
          <FormHead view={view} is="received" />
          <ApplicationReceipt view={view} receipt={receipt} forget={forget} />
        </>
      )}
      {!isPlain && (
        <div hidden={receipt !== null}>
          {earlier !== null && <EarlierReceipt receipt={earlier} />}
          <ApplicationForm
            view={view}
            received={received}
            isReceived={receipt !== null}
            onReceived={arrive}
          />
        </div>
      )}
    </div>
  )
}
