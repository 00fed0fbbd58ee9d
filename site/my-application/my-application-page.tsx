import { useMyApplicationMessages } from '../i18n/my-application-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { EmailWords } from '../ui/email-words.tsx'
import type { MyApplicationView } from './load-my-application.server.ts'
import { OwnApplication } from './own-application.tsx'
import { ReceiptForm } from './receipt-form.tsx'
import type { OwnAnswer } from './receive-my-application.server.ts'

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
              <a
                href={`mailto:${view.email}`}
                className="wrap-anywhere underline underline-offset-4"
              >
                <EmailWords address={view.email} />
              </a>
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
