import { Link } from 'react-router'

import { OUTCOME_ID } from '../form/error-summary.tsx'
import { FreshReceipt } from '../form/fresh-receipt.tsx'
import { Receipt } from '../form/receipt.tsx'
import { useWritingMessages } from '../i18n/writing/use-writing-messages.ts'
import { useShell } from '../shell.ts'
import type { ContactView } from './load-contact.server.ts'

type MessageReceiptProps = { view: ContactView; reference: string }

/** What has just arrived by script: beneath the form, which is empty again. */
export function FreshMessageReceipt({ view, reference }: MessageReceiptProps) {
  const text = useWritingMessages()
  return (
    <FreshReceipt title={text.received} reference={reference}>
      <Words view={view} />
    </FreshReceipt>
  )
}

/** What has arrived without script: in the form's place, with a way to another one. */
export function MessageReceipt({ view, reference }: MessageReceiptProps) {
  const { locale } = useShell()
  const text = useWritingMessages()
  return (
    <div>
      <Receipt id={OUTCOME_ID} title={text.received} reference={reference}>
        <Words view={view} />
      </Receipt>
      <p className="mt-8">
        <Link
          to={view.addresses[locale]}
          reloadDocument
          className="label underline underline-offset-4"
        >
          {text.contact.another}
        </Link>
      </p>
    </div>
  )
}

function Words({ view }: { view: ContactView }) {
  const { email } = useShell()
  const text = useWritingMessages()
  return (
    <>
      <p>{text.next}</p>
      <p>
        {text.delete({ days: view.retentionDays })}{' '}
        <a href={`mailto:${email}`} className="underline underline-offset-4">
          {email}
        </a>
      </p>
    </>
  )
}
