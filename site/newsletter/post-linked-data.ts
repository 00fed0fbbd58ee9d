import type { Locale } from '#agency/locale.ts'

import { breadcrumbList } from '../page/breadcrumbs.ts'
import { messagesOf } from '../i18n/catalogues.ts'
import type { Things } from '../page/linked-data.tsx'
import { pathTo } from '../paths.ts'
import { pictureAddress } from '../ui/picture.tsx'
import type { PostView } from './load-post.server.ts'

type Publisher = { brand: string; origin: string; locale: Locale }

/** Describes a post, with nothing that its page does not show, and the list that leads to it. */
export function postLinkedData(post: PostView, { brand, origin, locale }: Publisher): Things {
  const { title, description, date, cover, written } = post
  const url = origin + post.addresses[written]
  const list = { name: messagesOf(locale).newsletter.title, path: pathTo('newsletter', locale, {}) }
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      url,
      mainEntityOfPage: url,
      inLanguage: written,
      publisher: { '@type': 'Organization', name: brand, url: origin + pathTo('home', locale, {}) },
      ...(description !== null && { description }),
      ...(date !== null && { datePublished: date }),
      ...(cover !== null && { image: origin + pictureAddress(cover, 1280) }),
    },
    breadcrumbList(origin, [list, { name: title, path: post.addresses[locale] }]),
  ]
}
