import { formatDate, formatDayMonth } from '../i18n/formats.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { Picture, type PictureFacts } from '../ui/picture.tsx'
import { Link } from '../ui/link.tsx'

/** A post as lists show it. `date` is yyyy-MM-dd. */
export type PostCard = {
  id: number
  slug: string
  title: string
  description: string | null
  date: string | null
  cover: PictureFacts | null
}

/** As many as fit on a phone's screen. */
const FIRST_PICTURES = 2

type PostGridProps = {
  posts: readonly PostCard[]
  /** The heading of each title, one level below the heading of the list. */
  heading: 'h2' | 'h3'
  /** Whether the visitor sees the list first, so that its first pictures load at once. */
  isFirst?: boolean
}

/** Posts, four in a row on a desktop, descriptions clipped at four lines (docs/product.md: Newsletter). */
export function PostGrid({ posts, heading, isFirst = false }: PostGridProps) {
  return (
    <ul className="grid gap-x-2 gap-y-10 px-margin sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostInList
            post={post}
            heading={heading}
            isFirst={isFirst && index < FIRST_PICTURES}
            opensYear={yearOf(post) !== yearOf(posts[index - 1])}
          />
        </li>
      ))}
    </ul>
  )
}

function yearOf(post: PostCard | undefined): string | null {
  return post?.date?.slice(0, 4) ?? null
}

type PostInListProps = {
  post: PostCard
  heading: 'h2' | 'h3'
  isFirst: boolean
  /** Whether the year stands beside the day: only where it changes. */
  opensYear: boolean
}

/** The whole card leads to the post, by one link: its title. */
function PostInList({ post, heading: Heading, isFirst, opensYear }: PostInListProps) {
  const { locale } = useShell()
  const { slug, title, description, date, cover } = post
  return (
    <article className="group relative flex h-full flex-col">
      {date !== null && (
        <time
          dateTime={date}
          className="display mb-2.5 block text-[3.5rem] leading-none print:text-[2.5rem]"
        >
          <span aria-hidden="true">
            {formatDayMonth(date, locale)}
            {opensYear && (
              <sup className="relative top-1 ml-2 inline-block align-top font-sans text-sm leading-none tracking-normal">
                {yearOf(post)}
              </sup>
            )}
          </span>
          <span className="sr-only">{formatDate(date, locale)}</span>
        </time>
      )}
      {cover !== null && (
        <Picture
          picture={cover}
          alt=""
          sizes="(min-width: 1024px) 24vw, (min-width: 640px) 48vw, 100vw"
          isFirst={isFirst}
          className="aspect-[3/2] w-full object-cover object-[50%_15%]"
        />
      )}
      <Heading className="mt-3 mb-1 pr-4 font-medium text-pretty wrap-anywhere">
        <Link
          to={pathTo('post', locale, { slug })}
          prefetch="intent"
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </Heading>
      <p className="mr-4 line-clamp-4 text-sm text-pretty wrap-anywhere text-grey">{description}</p>
    </article>
  )
}
