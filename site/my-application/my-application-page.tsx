import { useMyApplicationMessages } from '../i18n/my-application-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { EmailLink } from '../ui/email-link.tsx'
import { PlainField } from '../ui/plain-field.tsx'
import type { MyApplicationView } from './load-my-application.server.ts'
import { OwnApplication } from './own-application.tsx'
import type { OwnAnswer } from './receive-my-application.server.ts'
import { useShell } from '../page/shell.ts'
import { ownControls } from './controls.ts'

type MyApplicationPageProps = { view: MyApplicationView; answer: OwnAnswer | null }

/** Asks for reference and secret; shows the application to whoever has them. Its forms are plain: the page needs no script. */
export function MyApplicationPage({ view, answer }: MyApplicationPageProps) {
  const text = useMyApplicationMessages()
  const isWrong = answer !== null && (answer.status !== 'shown' || needsAttention(answer))
  return (
    <article className="mx-auto max-w-[70rem] px-margin pt-8 pb-10">
      <PageHead
        title={isWrong ? text.errorTitle(text.title) : text.title}
        description={text.description}
        addresses={view.addresses}
        isFindable={false}
      />
      <h1 className="display display-fine text-[clamp(2.75rem,8vw,7rem)]">{text.title}</h1>
      {answer?.status === 'shown' ? (
        <OwnApplication shown={answer} view={view} />
      ) : (
        <>
          <div className="mt-5 max-w-[56ch] space-y-2 text-grey">
            <p>{text.lead}</p>
            <p>{text.family}</p>
          </div>
          <ReceiptForm view={view} answer={answer} />
          <section className="mt-12 grid gap-x-12 gap-y-3 border-t border-hairline pt-6 lg:grid-cols-[1fr_2fr]">
            <h2 className="display text-[1.75rem] leading-[1.1]">{text.lost}</h2>
            <p className="max-w-[62ch]">
              {text.lostText}{' '}
              <EmailLink
                address={view.email}
                className="wrap-anywhere underline underline-offset-4"
              />
            </p>
          </section>
        </>
      )}
    </article>
  )
}

function needsAttention({ result }: Extract<OwnAnswer, { status: 'shown' }>): boolean {
  return result !== null && result.status !== 'corrected' && result.status !== 'asked'
}

type ReceiptFormProps = {
  view: MyApplicationView
  answer: Exclude<OwnAnswer, { status: 'shown' }> | null
}

const MINUTE = 60

/** Asks for the reference and the secret of a receipt, and says why the last try opened nothing. */
function ReceiptForm({ view, answer }: ReceiptFormProps) {
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
      <button className="label mt-8 min-h-12 bg-ink px-[min(2rem,6vw)] text-paper forced-colors:border">
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
