import { useDocumentMessages } from '../i18n/document-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { type Refused, refusalMessage } from './refusal.ts'
import { Link } from '../ui/link.tsx'

type RefusalPageProps = Refused & { name: string; profile: string }

/** Why there is no document, for a visitor without script. Back leads to the form with all choices. */
export function RefusalPage({ refusal, photos, name, profile }: RefusalPageProps) {
  const text = useDocumentMessages()
  const { title } = text[refusal]
  return (
    <section className="px-margin pt-8 pb-16">
      <PageHead title={title} />
      <h1 className="display display-fine max-w-[14ch] text-balance text-[clamp(2.75rem,7vw,7.5rem)]">
        {title}
      </h1>
      <p className="mt-6 max-w-[50ch] text-grey">{refusalMessage({ refusal, photos }, text)}</p>
      <p className="label mt-9">
        <Link className="border border-ink bg-ink px-7 py-3.5 text-paper" to={profile}>
          {text.backTo(name)}
        </Link>
      </p>
    </section>
  )
}
