import { Receipt } from '../forms/receipt.tsx'
import type { ShownReceipt } from '../forms/use-receipt.ts'
import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import type { ScoutingView } from './load-scouting.server.ts'

type ApplicationReceiptProps = {
  view: ScoutingView
  receipt: ShownReceipt
  forget: () => void
}

/** Lists what was sent, what happens next, how to have it deleted, and a link to another application. */
export function ApplicationReceipt({ view, receipt, forget }: ApplicationReceiptProps) {
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
            {text.receiptDelete}{' '}
            <a href={`mailto:${view.scoutingEmail}`} className="underline underline-offset-4">
              {view.scoutingEmail}
            </a>
          </>
        )}
      </p>
    </Receipt>
  )
}
