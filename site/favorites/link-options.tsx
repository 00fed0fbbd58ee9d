import { useState } from 'react'

import { cleanLine } from '#agency/typed-text.ts'

import { useLinkMessages } from '../i18n/link-messages.ts'
import { MAX_TITLE_LENGTH } from './lists/named-lists.ts'
import { CheckboxOption } from '../ui/checkbox-option.tsx'
import { PlainField } from '../ui/plain-field.tsx'

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

/** A code of up to this many letters can be read from a screen across a table: 117 squares a side (version 25, ISO 18004). */
const MAX_CODE_LENGTH = 1_273

/** White around the code, in squares; readers need it (ISO 18004). */
const QUIET = 4

const codeStyle = 'mt-2 -ml-[4%] block w-full max-w-[min(32rem,80svh)]'

type Code = { size: number; path: string }

/** The link as a QR code, made when the visitor asks for it; its script comes only then. */
function QrCode({ link }: { link: string }) {
  const text = useLinkMessages()
  const [code, setCode] = useState<Code | 'making' | 'failed' | null>(null)
  const show = async () => {
    setCode('making')
    const made = await codeOf(link).catch(() => 'failed' as const)
    setCode((current) => (current === null ? null : made)) // it may have been hidden meanwhile
  }
  const isShown = code !== null && code !== 'failed'
  if (link.length > MAX_CODE_LENGTH) return <p className="text-sm text-grey">{text.noCode}</p>
  return (
    <div className="-mt-1.5">
      <button
        type="button"
        aria-expanded={isShown}
        aria-disabled={link === ''}
        onClick={() => (isShown ? setCode(null) : link !== '' && void show())}
        className="label py-1.5 underline underline-offset-4"
      >
        {isShown ? text.hideCode : text.showCode}
      </button>
      {code === 'failed' && (
        <p role="alert" className="text-sm">
          {text.codeFailed}
        </p>
      )}
      {code === 'making' && <div className={`aspect-square ${codeStyle}`} />}
      {isShown && code !== 'making' && (
        <svg
          role="img"
          aria-label={text.code}
          viewBox={`${-QUIET} ${-QUIET} ${code.size + 2 * QUIET} ${code.size + 2 * QUIET}`}
          shapeRendering="crispEdges"
          className={`${codeStyle} forced-color-adjust-none forced-colors:bg-paper`}
        >
          <path d={code.path} className="fill-ink" />
        </svg>
      )}
    </div>
  )
}

/** A code as squares of an SVG path. Rejects if the script does not come. */
async function codeOf(link: string): Promise<Code> {
  const { correction, generate } = await import('lean-qr')
  const bitmap = generate(link, { minCorrectionLevel: correction.L })
  const squares = Array.from({ length: bitmap.size ** 2 }, (_, index) => {
    const [x, y] = [index % bitmap.size, Math.floor(index / bitmap.size)]
    return bitmap.get(x, y) ? `M${x} ${y}h1v1h-1z` : ''
  })
  return { size: bitmap.size, path: squares.join('') }
}
