import { formatDayMonth, formatDate } from '../i18n/formats.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../shell.ts'
import { Picture, type PictureFacts } from '../ui/picture.tsx'

/** A post as lists show it. `date` is yyyy-MM-dd. */
export type PostCard = {
  id: number
  title: string
  description: string | null
  date: string | null
  cover: PictureFacts | null
}

/** The newest posts, four in a row on a desktop, descriptions clipped at four lines (spec 9); nothing where there are none. */
export function NewsletterBlock({ posts }: { posts: readonly PostCard[] }) {
  const text = useMessages()
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="newsletter" className="px-margin py-10">
      <h2 id="newsletter" className="sr-only">
        {text.newsletter.title}
      </h2>
      <ul className="grid gap-x-2 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {posts.map((post) => (
          <li key={post.id}>
            <PostInList {...post} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PostInList({ title, description, date, cover }: PostCard) {
  const { locale } = useShell()
  return (
    <article>
      {date !== null && (
        <time dateTime={date} className="display mb-2.5 block text-[3.5rem] leading-none">
          <span aria-hidden="true">{formatDayMonth(date, locale)}</span>
          <span className="sr-only">{formatDate(date, locale)}</span>
        </time>
      )}
      {cover !== null && (
        <Picture
          picture={cover}
          alt=""
          sizes="(min-width: 1024px) 24vw, (min-width: 640px) 48vw, 100vw"
          className="aspect-[3/2] w-full object-cover"
        />
      )}
      <h3 className="mt-3 mb-1 pr-4 font-medium text-pretty">{title}</h3>
      <p className="mr-4 line-clamp-4 text-sm text-pretty text-grey">{description}</p>
    </article>
  )
}
