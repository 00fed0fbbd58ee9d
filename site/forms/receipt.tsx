import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { formatMoment } from '../i18n/formats.ts'
import { useFormMessages } from '../i18n/lazy-catalogues.ts'
import { useLocale } from '../i18n/use-messages.ts'
import { hasModifierKey } from '../ui/has-modifier-key.ts'
import { OUTCOME_ID } from './error-summary.tsx'
import type { ShownReceipt } from './use-receipt.ts'
import { useShell } from '../page/shell.ts'
import { OneOf } from '../ui/one-of.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { isCopied, share, useCanShare } from '../ui/share-link.tsx'
import type { StoredReceipt } from './stored-receipt.ts'

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
            if (hasModifierKey(event)) return // and the receipt stays
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

/** The secret of a receipt, its name, and the path of the page that asks for it. */
type ReceiptCode = { name: string; secret: string; page: string }

type ReceiptActionsProps = {
  title: string
  reference: string
  code: ReceiptCode | null
  time: string | null
  /** The address for questions about it. */
  email: string
}

const actionStyle = 'label inline-flex h-11 items-center border border-ink px-5 py-2.5'

/** Ways to save a receipt. Without script the e-mail to oneself remains, and the browser's own printing. */
function ReceiptActions({ title, reference, code, time, email }: ReceiptActionsProps) {
  const { brand, origin } = useShell()
  const text = useFormMessages()
  const isLive = useIsLive()
  const canShare = useCanShare()
  const subject = `${brand}: ${title}`
  const lines = [subject, `${text.reference}: ${reference}`]
  if (code !== null) lines.push(`${code.name}: ${code.secret}`, origin + code.page)
  if (time !== null) lines.push(`${text.receivedAt}: ${time}`)
  const words = [...lines, email].join('\n')
  return (
    <div className="mt-8 print:hidden">
      <div className="flex flex-wrap gap-3">
        {isLive && <CopyButton words={words} />}
        <a href={mailTo(subject, words)} className={actionStyle}>
          {text.mailToSelf}
        </a>
        {isLive && (
          <button type="button" onClick={() => window.print()} className={actionStyle}>
            {text.print}
          </button>
        )}
        {canShare && (
          <button
            type="button"
            onClick={() => void share({ title: subject, text: words })}
            className={actionStyle}
          >
            {text.share}
          </button>
        )}
      </div>
      <p className="pt-4 text-sm text-grey noscript:hidden">{text.receiptStays}</p>
    </div>
  )
}

/** Copies the receipt. If the browser refuses, says that the reference can be selected instead. */
function CopyButton({ words }: { words: string }) {
  const text = useFormMessages()
  const [copying, setCopying] = useState<'idle' | 'copied' | 'refused'>('idle')
  return (
    <>
      <button
        type="button"
        onClick={async () => setCopying((await isCopied(words)) ? 'copied' : 'refused')}
        className={actionStyle}
      >
        <OneOf
          words={[text.copy, text.copied]}
          shown={copying === 'copied' ? text.copied : text.copy}
        />
      </button>
      <output className={copying === 'refused' ? 'order-last w-full text-sm' : 'sr-only'}>
        {copying === 'copied' && text.copied}
        {copying === 'refused' && text.notCopied}
      </output>
    </>
  )
}

function mailTo(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}

/** A receipt in short, above a form that holds something unsent and so keeps its place. */
export function EarlierReceipt({ receipt: { reference, at } }: { receipt: StoredReceipt }) {
  const text = useFormMessages()
  const locale = useLocale()
  return (
    <p className="mb-8 max-w-[62ch] border-l-2 border-ink py-1 pl-5 text-sm">
      {text.earlier(formatMoment(at, locale))}{' '}
      <span className="block text-grey">
        {text.reference}: <span className="wrap-anywhere tabular-nums select-all">{reference}</span>
      </span>
    </p>
  )
}
