import { formatDate } from '../i18n/formats.ts'
import { useNewsletterMessages } from '../i18n/newsletter-messages.ts'
import { ShareLink } from '../ui/share-link.tsx'
import { useShell } from '../page/shell.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import type { PostView } from './post-view.ts'

/** When it was written, how long it takes, and its address to hand on, which without script stands there. */
export function PostFacts({ post }: { post: PostView }) {
  const { locale, origin } = useShell()
  const text = useNewsletterMessages()
  const isLive = useIsLive()
  const { title, date, readingMinutes, addresses } = post
  const address = origin + addresses[locale]
  return (
    <div className="pr-6 text-sm">
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
          <a href={address} aria-label={text.address} className="break-all underline">
            {address.replace(/^https?:\/\//, '')}
          </a>
        )}
      </div>
    </div>
  )
}
