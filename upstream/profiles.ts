import type { Boards } from '#agency/board.ts'
import { type Locale, locales } from '#agency/locale.ts'
import { mediaPathsOf } from '#agency/talent.ts'
import { talentProfile } from '#contract/integration/talent-profile.ts'

import type { Departures } from './departures.ts'
import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { profileWithFirstNameOnly } from './mappers/first-name.ts'
import { requestedAlbums } from './mappers/to-gallery.ts'
import { toTalent } from './mappers/to-talent.ts'

/** The talents' profiles; each language of a profile is a separate answer. */
export type Profiles = ReturnType<typeof createProfiles>

type ProfilesOptions = FreshnessOptions & {
  boards: Boards
  /** Called with a talent, and the media of its profile, once the service no longer has the profile. */
  onAbsence: Departures['leave']
}

export function createProfiles({ boards, onAbsence, ...options }: ProfilesOptions) {
  const profiles = createFreshness(
    {
      endpoint: talentProfile,
      faultOf: ({ id }, { query }) =>
        id === query.id ? null : 'another talent than was asked for',
      trim: (talent) => profileWithFirstNameOnly(boards, talent),
      map: (talent) => toTalent(talent, boards),
      absent: { value: null },
      async onAbsence(talent) {
        if (talent !== null) await onAbsence(talent.id, mediaPathsOf(talent))
      },
    },
    options,
  )
  return {
    read: (id: number, locale: Locale) => profiles.read(inputFor(id, locale)),
    /** The media that the last answers for a talent show. */
    async mediaOf(id: number): Promise<readonly string[]> {
      const last = await Promise.all(inputsOf(id).map((input) => profiles.last(input)))
      return last.flatMap((talent) => (talent === null ? [] : mediaPathsOf(talent)))
    },
    /** Deletes all answers for a talent. */
    forget: async (id: number): Promise<void> => {
      await Promise.all(inputsOf(id).map((input) => profiles.forget(input)))
    },
  }
}

/** The same talent in each language. */
function inputsOf(id: number) {
  return locales.map((locale) => inputFor(id, locale))
}

function inputFor(id: number, locale: Locale) {
  return {
    query: {
      language: locale,
      id,
      cover2: true,
      cover_web: true,
      detailed_languages: true,
      nationality: true,
      gallery_item_caption: true,
      albums: requestedAlbums,
    },
  }
}
