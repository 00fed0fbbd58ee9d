import type { Clip, FilmTrack } from '#agency/gallery.ts'
import type { Locale } from '#agency/locale.ts'

import { languageNames } from '../i18n/language-names.ts'
import { captionsWords } from '../i18n/messages.server.ts'
import type { Media } from '../page/request-context.ts'
import type { CaptionsView } from './gallery-views.ts'

/**
 * A film's captions, those in the page's language first, and the address of its chapters in the language that fits the page best;
 * null if it has none.
 */
export function toTrackViews(
  media: Pick<Media, 'track'>,
  { tracks }: Pick<Clip, 'tracks'>,
  locale: Locale,
) {
  const served = tracks
    .toSorted((a, b) => rank(a, locale) - rank(b, locale))
    .flatMap((track) => {
      const address = media.track(track.file)
      return address === null ? [] : [{ ...track, address }]
    })
  const captions = served.flatMap(({ kind, language, address }): CaptionsView[] => {
    const label = language === null ? captionsWords[locale] : languageNames[language]
    const lang = language === null ? {} : { srcLang: language }
    return kind === 'captions' ? [{ src: address, label, ...lang }] : []
  })
  const chapters = served.find(({ kind }) => kind === 'chapters')?.address ?? null
  return { captions, chapters }
}

function rank({ language }: FilmTrack, locale: Locale): number {
  if (language === locale) return 0
  return language === null ? 1 : 2
}
