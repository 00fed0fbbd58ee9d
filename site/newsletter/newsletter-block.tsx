import { useNewsletterMessages } from '../i18n/newsletter-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { type PostCard, PostGrid } from './post-grid.tsx'
import { Link } from '../ui/link.tsx'

/** The newest posts and a link to all; nothing if there are none, and a short text if the panel has no answer. */
export function NewsletterBlock({ posts }: { posts: readonly PostCard[] | null }) {
  const { locale } = useShell()
  const { title } = useMessages().newsletter
  const text = useNewsletterMessages()
  if (posts === null) return <p className="px-margin py-10 text-grey">{text.empty}</p>
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="newsletter" className="py-10">
      <h2 id="newsletter" className="sr-only">
        {title}
      </h2>
      <PostGrid posts={posts} heading="h3" />
      <p className="px-margin pt-8 print:hidden">
        <Link
          to={pathTo('newsletter', locale, {})}
          className="label inline-block py-2 underline underline-offset-4"
        >
          {text.all}
        </Link>
      </p>
    </section>
  )
}
