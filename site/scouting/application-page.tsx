import { EarlierReceipt, Receipt } from '../forms/receipt.tsx'
import { APPLICATION_RECEIPT } from '../forms/stored-receipt.ts'
import { type ShownReceipt, useReceipt } from '../forms/use-receipt.ts'
import type { Received } from '../forms/outcome.ts'
import { InlineScript } from '../page/inline-script.tsx'
import { ApplicationForm } from './application-form.tsx'
import { FormHead } from './form-head.tsx'
import type { ScoutingView } from './load-scouting.server.ts'
import { APPLICATION_DRAFT } from './use-form-state.ts'
import { useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import { useShell } from '../page/shell.ts'
import { EmailLink } from '../ui/email-link.tsx'
import { pathTo } from '../paths.ts'

type ApplicationPageProps = { view: ScoutingView; received: Received | null }

/** The get-scouted form. Once the application has arrived, its receipt takes the form's place. */
export function ApplicationPage({ view, received }: ApplicationPageProps) {
  const { receipt, earlier, arrive, forget } = useReceipt({
    key: APPLICATION_RECEIPT,
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
          {received === null && <InlineScript text={waitForReceipt} />}
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

/**
 * Hides the empty form until the page's script puts the stored receipt in its place, since after a reload it would look as if
 * nothing had arrived. If that script does not come, the form appears after four seconds.
 */
const waitForReceipt = import.meta.env.SSR
  ? `try {
  const { style } = document.currentScript.parentElement
  if (sessionStorage.getItem('${APPLICATION_RECEIPT}') && !sessionStorage.getItem('${APPLICATION_DRAFT}')) {
    style.visibility = 'hidden'
    setTimeout(() => (style.visibility = ''), 4000)
  }
} catch {}`
  : ''

type ApplicationReceiptProps = {
  view: ScoutingView
  receipt: ShownReceipt
  forget: () => void
}

/** Lists what was sent, what happens next, how to have it deleted, and a link to another application. */
function ApplicationReceipt({ view, receipt, forget }: ApplicationReceiptProps) {
  const { locale } = useShell()
  const text = useScoutingMessages()
  const ownPage = pathTo('myApplication', locale, {})
  return (
    <Receipt
      title={text.receiptTitle}
      receipt={receipt}
      email={view.scoutingEmail}
      codeOf={{ name: text.receiptCode, page: ownPage }}
      another={{ label: text.another, address: view.addresses[locale], onFollow: forget }}
    >
      <p>{text.receiptSent({ name: receipt.name, photos: 4 })}</p>
      <p>{text.receiptNext}</p>
      {receipt.secret !== null && (
        <form method="post" encType="multipart/form-data" action={ownPage} className="print:hidden">
          <p>{text.receiptCodeUse}</p>
          <input type="hidden" name="reference" value={receipt.reference} />
          <input type="hidden" name="secret" value={receipt.secret} />
          <button className="label min-h-11 underline underline-offset-4">
            {text.receiptOpen}
          </button>
        </form>
      )}
      <p>
        {text.receiptKept({ days: view.retentionDays })}{' '}
        {receipt.secret === null && (
          <>
            {text.receiptDelete} <EmailLink address={view.scoutingEmail} />
          </>
        )}
      </p>
    </Receipt>
  )
}
