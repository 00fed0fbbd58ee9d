import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

import { formatMoment } from '../i18n/formats.ts'
import { useFormMessages } from '../i18n/forms/use-form-messages.ts'
import { useLocale } from '../i18n/use-messages.ts'
import { isPlain } from '../ui/is-plain.ts'
import { OUTCOME_ID } from './error-summary.tsx'
import { ReceiptActions, type ReceiptCode } from './receipt-actions.tsx'
import type { ShownReceipt } from './use-receipt.ts'

type ReceiptProps = {
  title: string
  receipt: ShownReceipt
  /** The address for questions about it. */
  email: string
  /** The link to an empty form: a page load, so that nothing of the last form is left. */
  another: { label: string; address: string; onFollow: (event: MouseEvent) => void }
  /** The name of its secret, and the page that asks for it; left out if it has none. */
  codeOf?: Omit<ReceiptCode, 'secret'>
  /** What was sent, what comes next, how to have it deleted. */
  children: ReactNode
}

// a reference is one line on a phone
const referenceStyle = 'pt-1 break-all tabular-nums select-all max-sm:text-[0.9375rem]'

/** A receipt with its reference, in the form's place. A fresh one takes the focus. */
export function Receipt({ title, receipt, email, another, codeOf, children }: ReceiptProps) {
  const text = useFormMessages()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const { reference, secret, at, isFresh } = receipt
  const code = codeOf === undefined || secret === null ? null : { ...codeOf, secret }
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  const time = at === null ? null : formatMoment(at, locale)
  return (
    <section
      id={OUTCOME_ID}
      tabIndex={-1}
      className="scroll-mt-20 focus-visible:shadow-none focus-visible:outline-none"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        className="display scroll-mt-24 text-[clamp(2.75rem,8vw,7rem)] leading-none text-balance focus-visible:shadow-none focus-visible:outline-none"
      >
        {title}
      </h2>
      <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4 border-y border-ink py-6">
        <div>
          <dt className="label text-grey">{text.reference}</dt>
          <dd className={referenceStyle}>{reference}</dd>
        </div>
        {code !== null && (
          <div>
            <dt className="label text-grey">{code.name}</dt>
            <dd className="pt-1 tabular-nums select-all">{code.secret}</dd>
          </div>
        )}
        {time !== null && (
          <div>
            <dt className="label text-grey">{text.receivedAt}</dt>
            <dd className="pt-1 tabular-nums">{time}</dd>
          </div>
        )}
      </dl>
      <div className="mt-6 max-w-[62ch] space-y-3">{children}</div>
      <ReceiptActions title={title} reference={reference} code={code} time={time} email={email} />
      <p className="mt-10 border-t border-hairline pt-6 print:hidden">
        <a
          href={another.address}
          onClick={(event) => {
            if (!isPlain(event)) return // and the receipt stays
            another.onFollow(event)
            window.scrollTo({ top: 0, behavior: 'instant' }) // otherwise the empty form opens at the scroll position of this link
          }}
          className="label underline underline-offset-4"
        >
          {another.label}
        </a>
      </p>
    </section>
  )
}
