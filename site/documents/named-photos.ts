import type { Locale } from '#agency/locale.ts'
import type { Talent } from '#agency/talent.ts'

import { documentMessages } from '../i18n/document-messages.ts'
import { messagesOf } from '../i18n/catalogues.ts'
import type { NamedPhoto } from './refusal.ts'

const MAX_NAME_LENGTH = 80

/** Finds a talent's photos by id, each named as on the profile: its caption, else gallery and position. */
export function namedPhotos(
  { gallery }: Pick<Talent, 'gallery'>,
  ids: ReadonlySet<number>,
  locale: Locale,
): NamedPhoto[] {
  const { book, polaroids } = messagesOf(locale).talent
  const galleries = [
    { title: book, photos: gallery.book },
    { title: polaroids, photos: gallery.polaroids },
  ]
  return galleries.flatMap(({ title, photos }) =>
    photos.flatMap(({ id, caption }, index) => {
      const place = documentMessages[locale].place({ gallery: title, position: index + 1 })
      return ids.has(id) ? [{ id, name: caption === null ? place : shortened(caption) }] : []
    }),
  )
}

function shortened(caption: string): string {
  const letters = Array.from(caption)
  return letters.length <= MAX_NAME_LENGTH
    ? caption
    : `${letters.slice(0, MAX_NAME_LENGTH).join('')}…`
}
