import { useState } from 'react'

import { cleanLine } from '#agency/typed-text.ts'

import { useLinkMessages } from '../i18n/link-messages.ts'
import { MAX_TITLE_LENGTH } from './lists/named-lists.ts'
import { CheckboxOption } from '../ui/checkbox-option.tsx'
import { PlainField } from '../ui/plain-field.tsx'
import { QrCode } from './qr-code.tsx'

type LinkOptionsProps = {
  link: string
  sender: string
  onSender: (sender: string) => void
  /** Whether notes and marks go along; null if there are none. */
  withRemarks: boolean | null
  onRemarks: (withRemarks: boolean) => void
}

/** From here on, the visitor is told that a link may be cut. */
const LONG_LINK = 2_000

/** What goes along in a list's link: the sender's name, notes and marks; and the link as a QR code. */
export function LinkOptions({ link, sender, onSender, withRemarks, onRemarks }: LinkOptionsProps) {
  const text = useLinkMessages()
  return (
    <div className="grid max-w-[62rem] gap-x-12 gap-y-4 pt-5 pb-6 sm:grid-cols-[minmax(0,20rem)_1fr]">
      <div>
        <NameField id="sender" label={text.sender} name={sender} onName={onSender} />
        {withRemarks !== null && (
          <div className="mt-3 text-sm">
            <CheckboxOption
              checked={withRemarks}
              onChange={({ currentTarget }) => onRemarks(currentTarget.checked)}
            >
              {text.withRemarks}
            </CheckboxOption>
          </div>
        )}
        {link.length > LONG_LINK && (
          <p className="mt-3 text-[0.8125rem] text-grey">{text.long(String(link.length))}</p>
        )}
      </div>
      <QrCode key={link} link={link} />
    </div>
  )
}

type NameFieldProps = {
  id: string
  label: string
  name: string
  onName: (name: string) => void
}

/** A person's name in a link; optional. It is taken over when the field is left. */
export function NameField({ id, label, name, onName }: NameFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <PlainField
      id={id}
      label={label}
      type="text"
      value={draft ?? name}
      dir="auto"
      maxLength={MAX_TITLE_LENGTH}
      autoComplete="name"
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        onName(cleanLine(currentTarget.value))
      }}
      onBlur={() => setDraft(null)}
    />
  )
}
