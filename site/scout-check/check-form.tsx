import { type SubmitEvent, useId, useState } from 'react'

import { useScoutCheckMessages } from '../i18n/scout-check-messages.ts'
import { useShell } from '../page/shell.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { checkContact, type Published, type Verdict } from './check-contact.ts'

type CheckFormProps = { published: Published; isWhole: boolean }

/** A field for a contact and, after a check, the verdict on it. The browser alone compares: nothing is sent. */
export function CheckForm({ published, isWhole }: CheckFormProps) {
  const text = useScoutCheckMessages()
  const id = useId()
  const isLive = useIsLive()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('contact')
    setVerdict(checkContact(typeof given === 'string' ? given : '', published))
  }
  return (
    <div className="mt-8 max-w-[44rem] noscript:hidden print:hidden">
      <form onSubmit={check} className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-80">
          <label htmlFor={id} className="label block pb-1">
            {text.field}
          </label>
          <input
            id={id}
            name="contact"
            required
            disabled={!isLive}
            maxLength={500}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}-example`}
            onChange={() => setVerdict(null)}
            className="block w-full min-w-0 appearance-none rounded-none border-b border-ink bg-transparent py-2 text-base outline-offset-2"
          />
          <p id={`${id}-example`} className="pt-1.5 text-[0.8125rem] leading-snug text-grey">
            {text.example}
          </p>
        </div>
        <button
          disabled={!isLive}
          className="label min-h-12 bg-ink px-8 text-paper sm:mt-4 forced-colors:border"
        >
          {text.check}
        </button>
      </form>
      <output className="mt-6 block min-h-28">
        {verdict !== null && <VerdictText verdict={verdict} />}
        {verdict !== null && verdict.kind !== 'ours' && !isWhole && (
          <p className="mt-2">{text.partial}</p>
        )}
      </output>
    </div>
  )
}

function VerdictText({ verdict }: { verdict: Verdict }) {
  const { brand } = useShell()
  const { title, explanation } = wordsOf(verdict, useScoutCheckMessages(), brand)
  return (
    <>
      <strong className="display block text-[clamp(2rem,4vw,3.25rem)] font-normal">{title}</strong>
      <span className="mt-2 block max-w-[56ch]">{explanation}</span>
    </>
  )
}

type Text = ReturnType<typeof useScoutCheckMessages>

function wordsOf(verdict: Verdict, text: Text, brand: string) {
  switch (verdict.kind) {
    case 'ours':
      return { title: text.ours, explanation: text.oursText(verdict.as) }
    case 'similar':
      return { title: text.similar, explanation: text.similarText[verdict.warning](verdict.like) }
    case 'foreign':
      return { title: text.foreign, explanation: text.foreignText(brand) }
    case 'unreadable':
      return { title: text.unreadable, explanation: text.unreadableText }
  }
}
