import { Receipt } from '../forms/receipt.tsx'
import type { ShownReceipt } from '../forms/use-receipt.ts'
import { useMessageFormMessages } from '../i18n/message-form/use-message-form-messages.ts'
import { useShell } from '../page/shell.ts'
import type { ContactView } from './load-contact.server.ts'

type MessageReceiptProps = { view: ContactView; receipt: ShownReceipt; forget: () => void }

/** What has arrived, in the form's place, with a way to another one. */
export function MessageReceipt({ view, receipt, forget }: MessageReceiptProps) {
  const { locale, email } = useShell()
  const text = useMessageFormMessages()
  return (
    <Receipt
      title={text.received}
      receipt={receipt}
      email={email}
      another={{
        label: text.contact.another,
        address: view.addresses[locale],
        onFollow: forget,
      }}
    >
      <p>{text.next}</p>
      <p>
        {text.delete({ days: view.retentionDays })}{' '}
        <a href={`mailto:${email}`} className="underline underline-offset-4">
          {email}
        </a>
      </p>
    </Receipt>
  )
}
