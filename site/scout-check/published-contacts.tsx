import type { SocialLink } from '#agency/post.ts'

import { useScoutCheckMessages } from '../i18n/scout-check-messages.ts'
import type { Published } from './check-contact.ts'

type PublishedContactsProps = { published: Published; links: readonly SocialLink[] }

/** All contacts of the agency, to compare without script. */
export function PublishedContacts({ published, links }: PublishedContactsProps) {
  const text = useScoutCheckMessages()
  const lists = [
    [text.emails, published.emails],
    [text.phones, published.phones],
    [text.accounts, links.map(({ url }) => url.replace(/^https:\/\/(?:www\.)?/, ''))],
    [text.sites, published.hosts],
  ] as const
  return (
    <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {lists.map(
        ([title, items]) =>
          items.length > 0 && (
            <div key={title}>
              <dt className="label pb-1 text-grey">{title}</dt>
              {items.map((item) => (
                <dd key={item} className="py-0.5 wrap-anywhere">
                  {item}
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
  )
}
