import { useState } from 'react'

import { useFormMessages } from '../i18n/forms/use-form-messages.ts'
import { useShell } from '../page/shell.ts'
import { OneOf } from '../ui/one-of.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { isCopied, share, useCanShare } from '../ui/sharing.ts'

/** The secret of a receipt, its name, and the path of the page that asks for it. */
export type ReceiptCode = { name: string; secret: string; page: string }

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
export function ReceiptActions({ title, reference, code, time, email }: ReceiptActionsProps) {
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
