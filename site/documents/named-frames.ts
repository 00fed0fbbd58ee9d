import type { Locale } from '#agency/locale.ts'
import type { Talent } from '#agency/talent.ts'

import { documentMessages } from '../i18n/document-messages.ts'
import { messagesOf } from '../i18n/catalogues.ts'
import type { NamedFrame } from './refusal.ts'

const LONGEST_NAME = 80

/** Those of a talent's frames that have one of the ids, each as its page calls it: its caption, else gallery and place. */
export function namedFrames(
  { gallery }: Pick<Talent, 'gallery'>,
  ids: ReadonlySet<number>,
  locale: Locale,
): NamedFrame[] {
  const { book, polaroids } = messagesOf(locale).talent
  const galleries = [
    { title: book, frames: gallery.book },
    { title: polaroids, frames: gallery.polaroids },
  ]
  return galleries.flatMap(({ title, frames }) =>
    frames.flatMap(({ id, caption }, index) => {
      const place = documentMessages[locale].place({ gallery: title, position: index + 1 })
      return ids.has(id) ? [{ id, name: caption === null ? place : shortened(caption) }] : []
    }),
  )
}

function shortened(caption: string): string {
  const letters = Array.from(caption)
  return letters.length <= LONGEST_NAME ? caption : `${letters.slice(0, LONGEST_NAME).join('')}…`
}
