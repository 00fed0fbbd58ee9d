import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import type { ScoutingView } from './load-scouting.server.ts'

/** What was applied with, what comes next, and how to have it deleted. */
export function ReceiptWords({ name, view }: { name: string; view: ScoutingView }) {
  const text = useScoutingMessages()
  return (
    <>
      <p>{text.receiptSent({ name, photos: 4 })}</p>
      <p>{text.receiptNext}</p>
      <p>
        {text.receiptDelete({ days: view.retentionDays })}{' '}
        <a href={`mailto:${view.scoutingEmail}`} className="underline underline-offset-4">
          {view.scoutingEmail}
        </a>
      </p>
    </>
  )
}
