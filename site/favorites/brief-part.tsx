import { loadFormMessages } from '../i18n/forms/use-form-messages.ts'
import { loadMessageFormMessages } from '../i18n/message-form/use-message-form-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { latePart } from '../page/late-part.tsx'
import { useShell } from '../page/shell.ts'

const BriefForm = latePart(
  async () => (await import('./brief-form.tsx')).BriefForm,
  [loadFormMessages, loadMessageFormMessages],
)

/** Sends a list of talents to the agency: a short form that opens beneath the list, or without script an e-mail. */
export function BriefPart({ ids }: { ids: readonly number[] }) {
  const { email } = useShell()
  const text = useSelectionMessages()
  return (
    <>
      <p className="mx-margin mt-10 hidden border-t border-hairline pt-6 text-sm noscript:block print:hidden">
        {text.toAgencyByMail}{' '}
        <a href={`mailto:${email}`} className="underline underline-offset-4">
          {email}
        </a>
        .
      </p>
      <details className="group mx-margin mt-10 border-t border-hairline pt-4 noscript:hidden print:hidden">
        <summary className="label w-fit cursor-pointer list-none py-2 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          {text.toAgency}
        </summary>
        <BriefForm ids={ids} />
      </details>
    </>
  )
}
