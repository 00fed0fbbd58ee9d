import { useMyApplicationMessages } from '../i18n/my-application-messages.ts'
import { useShell } from '../page/shell.ts'
import { ownControls } from './controls.ts'
import type { MyApplicationView } from './load-my-application.server.ts'
import { PlainField } from './plain-field.tsx'
import type { OwnAnswer } from './receive-my-application.server.ts'

type ReceiptFormProps = {
  view: MyApplicationView
  answer: Exclude<OwnAnswer, { status: 'shown' }> | null
}

const MINUTE = 60

/** Asks for the reference and the secret of a receipt, and says why the last try opened nothing. */
export function ReceiptForm({ view, answer }: ReceiptFormProps) {
  const text = useMyApplicationMessages()
  const { locale } = useShell()
  const reference = answer !== null && 'reference' in answer ? answer.reference : ''
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={view.addresses[locale]}
      className="mt-9 max-w-[44rem]"
    >
      {answer !== null && (
        <div role="alert" className="mb-8 border-l-2 border-danger py-1 pl-5">
          <Problem answer={answer} />
        </div>
      )}
      <div className="space-y-6">
        <PlainField
          label={text.reference}
          hint={text.referenceHint}
          name={ownControls.reference}
          defaultValue={reference}
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PlainField
          label={text.secret}
          hint={text.secretHint}
          name={ownControls.secret}
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <button className="label mt-8 min-h-12 bg-ink px-[min(2rem,6vw)] text-paper">
        {text.show}
      </button>
    </form>
  )
}

function Problem({ answer }: { answer: NonNullable<ReceiptFormProps['answer']> }) {
  const text = useMyApplicationMessages()
  if (answer.status === 'paused') return <p>{text.paused(Math.ceil(answer.seconds / MINUTE))}</p>
  if (answer.status === 'unavailable') return <p>{text.busy}</p>
  return (
    <>
      <p className="font-medium text-danger">{text.refused}</p>
      <p>{text.refusedHint}</p>
    </>
  )
}
