import { useNewsletterMessages } from '../i18n/newsletter-messages.ts'
import { useShell } from '../page/shell.ts'
import { feedPath } from './post-addresses.ts'

/** Announces the newsletter's feed to feed readers. */
export function FeedLink() {
  const { brand, origin, locale } = useShell()
  const text = useNewsletterMessages()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={text.feedTitle(brand)}
      href={origin + feedPath(locale)}
    />
  )
}
