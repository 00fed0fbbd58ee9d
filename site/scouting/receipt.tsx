import type { Ref } from 'react'

import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'

export type ReceiptFacts = { reference: string; name: string }

type ReceiptProps = {
  facts: ReceiptFacts
  id: string
  email: string
  retentionDays: number
  headingRef?: Ref<HTMLHeadingElement>
}

/** What has arrived, what comes next, and how to have it deleted. It stays (safety: sending). */
export function Receipt({ facts, id, email, retentionDays, headingRef }: ReceiptProps) {
  const text = useScoutingMessages()
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
        {text.receiptTitle}
      </h2>
      <dl className="mt-6">
        <dt className="label">{text.reference}</dt>
        <dd className="pt-1 break-all tabular-nums">{facts.reference}</dd>
      </dl>
      <div className="mt-5 max-w-[62ch] space-y-3">
        <p>{text.receiptSent({ name: facts.name, photos: 4 })}</p>
        <p>{text.receiptNext}</p>
        <p>
          {text.receiptDelete({ days: retentionDays })}{' '}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
        </p>
      </div>
    </section>
  )
}
