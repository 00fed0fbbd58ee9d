import { useListDocumentMessages } from '../i18n/list-document-messages.ts'
import { useLocale } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { pathTo } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import type { ListFacts } from './list-dialog/list-facts.ts'
import { ListForm } from './list-dialog/list-form.tsx'
import { listRefusalText } from './list-refusal.ts'
import type { Refusal } from './refusal.ts'

type ListPageProps = ListFacts & { refusal: Refusal | null }

/** The form for a list's documents on a page, and why there was none, for a visitor without script. */
export function ListPage({ talents, gone, hasPdf, refusal }: ListPageProps) {
  const locale = useLocale()
  const text = useListDocumentMessages()
  const ids = talents.map(({ id }) => id)
  const { title, message } =
    refusal === null ? { ...text, message: null } : listRefusalText(refusal, locale)
  const list = `${pathTo('favorites', locale, {})}?ids=${ids.join(',')}`
  return (
    <section className="ml-[calc(var(--spacing-margin)-1.5rem)] max-w-[46rem] pt-8 pb-16">
      <PageHead title={title} isFindable={false} />
      <h1 className="display display-fine max-w-[14ch] px-6 text-balance text-[clamp(2.75rem,7vw,5.5rem)]">
        {title}
      </h1>
      {message !== null && <p className="mt-6 max-w-[50ch] px-6 text-danger">{message}</p>}
      {ids.length > 0 && (
        <ListForm
          ids={ids}
          title=""
          notes={[]}
          left={gone.map(text.unnamed)}
          hasPdf={hasPdf}
          pictures={null}
        />
      )}
      <p className="px-6 pt-4">
        <Link className="label underline underline-offset-4" to={list}>
          {text.backToList}
        </Link>
      </p>
    </section>
  )
}
