import { formatMoment } from '../i18n/formats.ts'
import { useFormMessages } from '../i18n/forms/use-form-messages.ts'
import { useLocale } from '../i18n/use-messages.ts'
import type { StoredReceipt } from './stored-receipt.ts'

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
