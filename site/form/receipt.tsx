import type { ReactNode, Ref } from 'react'

import { useFormMessages } from '../i18n/form/use-form-messages.ts'

type ReceiptProps = {
  title: string
  reference: string
  id?: string
  headingRef?: Ref<HTMLHeadingElement>
  /** What was sent, what comes next, how to have it deleted. */
  children: ReactNode
}

/** What has arrived, by its reference. It stays (safety: sending). */
export function Receipt({ title, reference, id, headingRef, children }: ReceiptProps) {
  const text = useFormMessages()
  return (
    <section
      id={id}
      tabIndex={-1}
      className="scroll-mt-20 border-t focus-visible:shadow-none focus-visible:outline-none border-ink pt-6"
    >
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="display text-[clamp(2rem,4vw,3.25rem)] leading-none focus-visible:shadow-none focus-visible:outline-none"
      >
        {title}
      </h2>
      <dl className="mt-6">
        <dt className="label">{text.reference}</dt>
        <dd className="pt-1 break-all tabular-nums">{reference}</dd>
      </dl>
      <div className="mt-5 max-w-[62ch] space-y-3">{children}</div>
    </section>
  )
}
