import { setTimeout as delay } from 'node:timers/promises'

import type { Boards } from '#agency/board.ts'
import { type Locale, locales } from '#agency/locale.ts'
import { mediaPathsOf, type Talent } from '#agency/talent.ts'
import { talentProfile } from '#contract/integration/talents.ts'

import type { Departures } from './departures.ts'
import type { DropMedia } from './dropped-media.ts'
import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { profileWithFirstNameOnly } from './mappers/first-name.ts'
import { requestedAlbums } from './mappers/to-gallery.ts'
import { toTalent } from './mappers/to-talent.ts'

export type Profiles = ReturnType<typeof createProfiles>

type ProfilesOptions = FreshnessOptions & {
  boards: Boards
  /** Called with a talent, and the media of its profile, once the service no longer has the profile. */
  onAbsence: Departures['leave']
  /** Called with the media of each answer, and of the one before. */
  dropMedia: DropMedia
}

/** So that what a talent no longer has is deleted within a day, even if nobody opens its profile. */
const OLD_MS = 12 * 3_600_000

/** The talents' profiles; each language of a profile is a separate answer. */
export function createProfiles({ boards, onAbsence, dropMedia, ...options }: ProfilesOptions) {
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
      async onAnswer(before, answer) {
        if (before === null) return
        const after = mediaPathsOf(toTalent(answer, boards))
        await dropMedia(before.id, mediaPathsOf(before), after, before)
      },
    },
    options,
  )
  return {
    read: (id: number, locale: Locale) => profiles.read(inputFor(id, locale)),
    /** The media that the last answers for a talent show, but for one that is being replaced. */
    async mediaOf(id: number, replaced?: Talent): Promise<readonly string[]> {
      const last = await Promise.all(inputsOf(id).map((input) => profiles.last(input)))
      const kept = last.filter((talent) => talent !== replaced)
      return kept.flatMap((talent) => (talent === null ? [] : mediaPathsOf(talent)))
    },
    /** Asks again for each language of a talent whose last answer is older than half a day, with a pause after each. */
    async refreshOld(id: number) {
      for (const input of inputsOf(id)) {
        const hasAsked = await profiles.refreshOlder(input, OLD_MS)
        if (hasAsked) await delay(options.limits.lookPauseMs, undefined, { ref: false })
      }
    },
    /** Deletes all answers for a talent. */
    forget: async (id: number) => {
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
