import { Suspense } from 'react'

import { loadScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { latePart } from '../late-part.tsx'
import { localeOfPath } from '../paths.ts'

const BriefForm = latePart(async () => {
  if (!import.meta.env.SSR) await loadScoutingMessages(localeOfPath(window.location.pathname))
  return (await import('./brief-form.tsx')).BriefForm
})

/** The way from a list of talents to the agency: a short form that opens beneath the list. */
export function BriefPart({ ids }: { ids: readonly number[] }) {
  const text = useMessages().selection
  return (
    <details className="group mx-margin mt-10 border-t border-hairline pt-4 noscript:hidden print:hidden">
      <summary className="label w-fit cursor-pointer list-none py-2 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {text.toAgency}
      </summary>
      <Suspense>
        <BriefForm ids={ids} />
      </Suspense>
    </details>
  )
}
