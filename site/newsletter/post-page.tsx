import { useNewsletterMessages } from '../i18n/newsletter-messages.ts'
import { LinkedData } from '../page/linked-data.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { FeedLink } from './feed-link.tsx'
import { PostContent } from './post-content.tsx'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import { postLinkedData } from './post-linked-data.ts'
import { PostNav } from './post-nav.tsx'
import { PostTitle } from './post-title.tsx'
import type { PostView } from './post-view.ts'

/** A post: title and cover over the whole width, then its text beside what there is to know about it. */
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
      <LinkedData things={postLinkedData(post, shell)} />
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
      <PostNav newer={post.newer} older={post.older} />
    </article>
  )
}
