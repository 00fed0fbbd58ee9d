import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { useAskMessage } from '../i18n/ask-messages.ts'
import { loadFormMessages, loadMessageFormMessages } from '../i18n/lazy-catalogues.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { BRIEF_ID } from '../page/ask-link.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { useShell } from '../page/shell.ts'
import { EmailLink } from '../ui/email-link.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import type { BriefTalents } from './use-brief.ts'

const BriefForm = lazyPart(
  async () => (await import('./brief-form.tsx')).BriefForm,
  [loadFormMessages, loadMessageFormMessages],
)

/**
 * Asks the agency for a list of talents: a short form that opens beneath the list, at once if the address asks for it, or without
 * script an e-mail.
 */
export function BriefPart(talents: BriefTalents) {
  const { email } = useShell()
  const text = useSelectionMessages()
  const ask = useAskMessage()
  const { hash } = useLocation()
  const isAsked = useIsLive() && hash === `#${BRIEF_ID}` // the server does not receive the fragment
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) summary.current?.focus()
  }, [isAsked])
  return (
    <section
      id={BRIEF_ID}
      className="mx-margin mt-10 scroll-mt-20 border-t border-hairline print:hidden"
    >
      <p className="hidden pt-6 text-sm noscript:block">
        {text.toAgencyByMail} <EmailLink address={email} />.
      </p>
      <details key={isAsked ? 'asked' : ''} open={isAsked} className="group pt-4 noscript:hidden">
        <summary
          ref={summary}
          className="label w-fit cursor-pointer list-none py-2 underline underline-offset-4 [&::-webkit-details-marker]:hidden"
        >
          {ask}
        </summary>
        <BriefForm key={talents.listKey} {...talents} />
      </details>
    </section>
  )
}
