import { useId } from 'react'

import type { Locale } from '#agency/locale.ts'

import { formatDate } from '../i18n/formats.ts'
import { useNewsletterMessages } from '../i18n/newsletter-messages.ts'
import { LinkedData } from '../page/linked-data.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { Picture, type PictureFacts, shownSize } from '../ui/picture.tsx'
import { ShareLink } from '../ui/share-link.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { TalentLink } from '../talent/talent-link.tsx'
import { Link } from '../ui/link.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { isPathOf, pathTo } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { useStepBack } from '../page/use-step-back.ts'
import { FeedLink } from './feed-link.tsx'
import { PostContent } from './post-content.tsx'
import { postLinkedData } from './post-linked-data.ts'
import type { PostLink, PostView } from './load-post.server.ts'

/** A post: title and cover over the whole width, then its text beside its date, reading time and address. */
export function PostPage(post: PostView) {
  const shell = useShell()
  const { locale } = shell
  const text = useNewsletterMessages()
  const { title, description, date, cover, content, addresses, languages, written } = post
  const lang = written === locale ? undefined : written
  return (
    <article>
      <PageHead
        title={title}
        description={description ?? text.description(shell.brand)}
        addresses={addresses}
        languages={languages}
        written={written}
        shared={{ kind: 'article', picture: cover, publishedOn: date }}
      />
      <FeedLink />
      <LinkedData things={import.meta.env.SSR && postLinkedData(post, shell)} />
      <PostTitle title={title} lang={lang} />
      {cover !== null && <PostCover cover={cover} />}
      <div className="px-margin pt-8 pb-14">
        <div className="grid gap-y-8 lg:grid-cols-[25%_1fr]">
          <PostFacts post={post} />
          <div className="max-w-[31rem]">
            {lang !== undefined && (
              <p className="mb-8 border-l-2 border-ink py-1 pl-5">{text.onlyIn[written]}</p>
            )}
            {description !== null && (
              <p
                lang={lang}
                className="text-xl leading-snug text-pretty sm:text-2xl sm:leading-snug"
              >
                {description}
              </p>
            )}
          </div>
        </div>
        {content !== null && (
          <div lang={lang}>
            <PostContent html={content} />
          </div>
        )}
      </div>
      <PostTalents talents={post.talents} />
      <PostNav newer={post.newer} older={post.older} />
    </article>
  )
}

/** A post's cover, whole, from margin to margin. An upright one would be higher than any screen, so it is as wide as the text. */
function PostCover({ cover }: { cover: PictureFacts }) {
  const { width, height } = shownSize(cover)
  const isUpright = height > width
  return (
    <div className="px-margin">
      <div className={isUpright ? 'max-w-[31rem] lg:ml-[25%]' : undefined}>
        <Picture
          picture={cover}
          alt=""
          sizes={isUpright ? '(min-width: 640px) 31rem, 100vw' : '100vw'}
          isFirst
          className="h-auto w-full"
        />
      </div>
    </div>
  )
}

/** The post's date, reading time and share button; without script its address instead of the button. */
function PostFacts({ post }: { post: PostView }) {
  const { locale, origin } = useShell()
  const text = useNewsletterMessages()
  const isLive = useIsLive()
  const { title, date, readingMinutes, addresses } = post
  const address = origin + addresses[locale]
  return (
    <div className="min-w-0 pr-6 text-sm">
      {date !== null && (
        <p>
          <time dateTime={date}>{formatDate(date, locale)}</time>
        </p>
      )}
      {readingMinutes !== null && <p className="text-grey">{text.readingTime(readingMinutes)}</p>}
      <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-6 print:hidden">
        {isLive ? (
          <ShareLink key={address} link={address} title={title} />
        ) : (
          // in one line while script is on its way, so that the buttons shift nothing
          <a
            href={address}
            aria-label={text.address}
            className="truncate underline noscript:break-all noscript:whitespace-normal"
          >
            {address.replace(/^https?:\/\//, '')}
          </a>
        )}
      </div>
    </div>
  )
}

/** The talents whom the text names, with their covers. */
function PostTalents({ talents }: Pick<PostView, 'talents'>) {
  const text = useNewsletterMessages()
  const title = useId()
  if (talents.length === 0) return null
  return (
    <section
      aria-labelledby={title}
      className="border-t border-hairline px-margin py-7 print:hidden"
    >
      <h2 id={title} className="label text-grey">
        {text.talents}
      </h2>
      <ul
        aria-labelledby={title}
        className="grid grid-cols-3 gap-x-1 gap-y-4 pt-4 sm:grid-cols-6 lg:gap-x-2"
      >
        {talents.map(({ id, name, path, cover }) => (
          <li key={id}>
            <TalentLink to={path} className="block">
              {cover !== null && (
                <Picture
                  picture={cover}
                  alt=""
                  sizes="(width >= 40rem) 16vw, 33vw"
                  widths={[240, 400]}
                  className="aspect-[3/4] w-full object-cover"
                />
              )}
              <span className="mt-2 block text-sm leading-5 underline underline-offset-4">
                {name}
              </span>
            </TalentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PostNavProps = { newer: PostLink | null; older: PostLink | null }

/** Links to the next newer and the next older post, by title. */
function PostNav({ newer, older }: PostNavProps) {
  const text = useNewsletterMessages()
  if (newer === null && older === null) return null
  return (
    <nav
      aria-label={text.others}
      className="grid grid-cols-2 gap-x-6 border-t border-hairline px-margin py-7 print:hidden"
    >
      {newer !== null && <Neighbour {...newer} rel="prev" label={text.newer} />}
      {older !== null && <Neighbour {...older} rel="next" label={text.older} />}
    </nav>
  )
}

type NeighbourProps = PostLink & { rel: 'prev' | 'next'; label: string }

function Neighbour({ title, path, rel, label }: NeighbourProps) {
  return (
    <Link
      to={path}
      rel={rel}
      prefetch="intent"
      className="group min-w-0 [&[rel=next]]:col-start-2 [&[rel=next]]:text-right"
    >
      <span className="label block text-grey">{label}</span>
      {/* padding shows accents and descenders, but not the hidden fourth line */}
      <span className="display line-clamp-3 -mx-[0.05em] px-[0.05em] pt-[0.18em] pb-[0.12em] text-[clamp(1.375rem,2.6vw,2.25rem)] leading-[1.1] text-balance decoration-1 underline-offset-[0.18em] group-hover:underline">
        {title}
      </span>
    </Link>
  )
}

type PostTitleProps = {
  title: string
  /** The title's language, if it is not the page's. */
  lang: Locale | undefined
}

/** The post's title, beneath a link back to the place in the list where the visitor left it. */
function PostTitle({ title, lang }: PostTitleProps) {
  const { locale } = useShell()
  const list = useMessages().newsletter.title
  return (
    <header className="px-margin pt-3 pb-8">
      <Link
        to={pathTo('newsletter', locale, {})}
        onClick={useStepBack((pathname) => isPathOf('newsletter', pathname))}
        className="label inline-flex items-center gap-2 py-3 print:hidden"
      >
        <Icon name="arrow-left" size={16} className="-ml-[3px]" />
        {list}
      </Link>
      <h1
        lang={lang}
        className="display display-fine max-w-[18em] pt-3 text-[clamp(2.5rem,7vw,6.5rem)] text-balance"
      >
        {title}
      </h1>
    </header>
  )
}
