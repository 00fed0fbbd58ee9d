import { agencyPage } from '../page/agency-linked-data.ts'
import { EarlierReceipt, Receipt } from '../forms/receipt.tsx'
import { ErrorSummary, type NamedField, summaryLines } from '../forms/error-summary.tsx'
import type { FieldFacts } from '../forms/field.tsx'
import type { Received } from '../forms/outcome.ts'
import type { ShownReceipt } from '../forms/use-receipt.ts'
import {
  type FormMessages,
  type MessageFormMessages,
  useFormMessages,
  useMessageFormMessages,
} from '../i18n/lazy-catalogues.ts'
import { useLocale, useMessages } from '../i18n/use-messages.ts'
import { LinkedData } from '../page/linked-data.tsx'
import { PageHead } from '../page/page-head.tsx'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { EmailLink } from '../ui/email-link.tsx'
import { Link } from '../ui/link.tsx'
import { Paragraphs } from '../ui/rich-text.tsx'
import { CallingCard } from './calling-card.tsx'
import type { ContactView } from './load-contact.server.ts'
import { MessageForm, useContact } from './message-form.tsx'

type ContactPageProps = { view: ContactView; received: Received | null }

/** The agency's calling card, large, and a form for a short message, or the receipt in its place. */
export function ContactPage({ view, received }: ContactPageProps) {
  const shell = useShell()
  const { title } = useMessages().contact
  const text = useMessageFormMessages()
  const formText = useFormMessages()
  const contact = useContact(view, received)
  const lines = summaryLines(namedFields(contact.facts, text, formText), formText)
  const page = { type: 'ContactPage', title, path: view.addresses[shell.locale] } as const
  return (
    <div className="px-margin pt-8">
      <PageHead
        title={lines.length > 0 ? formText.errorTitle(title) : title}
        description={text.contact.description(shell.brand)}
        addresses={view.addresses}
        shared={{ kind: 'website', picture: view.picture }}
      />
      <LinkedData things={import.meta.env.SSR && agencyPage(shell, page)} />
      <div className="lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12">
        <h1 className="display display-fine text-[clamp(2.75rem,8vw,7rem)] lg:col-span-2">
          {title}
        </h1>
        <ContactText paragraphs={view.paragraphs} />
        <CallingCard view={view} />
      </div>
      <section
        aria-labelledby="write"
        className="mt-14 pt-2 lg:mt-24 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12"
      >
        <h2 id="write" className="display pb-5 text-[clamp(2rem,4vw,3.25rem)] print:hidden">
          {text.contact.write}
        </h2>
        <div>
          {contact.earlier !== null && <EarlierReceipt receipt={contact.earlier} />}
          {contact.receipt !== null && (
            <MessageReceipt view={view} receipt={contact.receipt} forget={contact.forgetReceipt} />
          )}
          {lines.length > 0 && contact.receipt === null && <ErrorSummary lines={lines} />}
          {received?.outcome.status !== 'received' && (
            <MessageForm contact={contact} view={view} received={received} />
          )}
        </div>
      </section>
    </div>
  )
}

/** The agency's words, and a link for people who doubt a scout. */
function ContactText({ paragraphs }: Pick<ContactView, 'paragraphs'>) {
  const { checkScout } = useFormMessages()
  return (
    <div className="mt-6 max-w-[44ch] space-y-3 text-grey lg:mt-12 lg:pr-4">
      <Paragraphs texts={paragraphs} />
      <p>
        <Link to={pathTo('scoutCheck', useLocale(), {})} className="underline underline-offset-4">
          {checkScout}
        </Link>
      </p>
    </div>
  )
}

type MessageReceiptProps = { view: ContactView; receipt: ShownReceipt; forget: () => void }

/** The receipt, in the form's place, with a link to an empty form. */
function MessageReceipt({ view, receipt, forget }: MessageReceiptProps) {
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
        {text.delete({ days: view.retentionDays })} <EmailLink address={email} />
      </p>
    </Receipt>
  )
}

/** The form's fields in order, with their names in the error summary. */
function namedFields(
  facts: (name: string) => FieldFacts,
  text: MessageFormMessages,
  form: FormMessages,
): NamedField[] {
  return [
    [facts('name'), text.name],
    [facts('email'), form.email],
    [facts('phone'), form.phone],
    [facts('company'), text.contact.company],
    [facts('message'), text.message],
  ]
}
