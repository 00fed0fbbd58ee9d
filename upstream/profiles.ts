import type { Boards } from '#agency/board.ts'
import { type Locale, locales } from '#agency/locale.ts'
import { mediaPathsOf, type Talent } from '#agency/talent.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { talentProfile } from '#contract/integration/talent-profile.ts'

import type { Departures } from './departures.ts'
import { misshapen } from './failures.ts'
import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { keyOf } from './answer-mapping.ts'
import type { Upstream } from './upstream.ts'
import { profileWithFirstNameOnly } from './mappers/first-name.ts'
import { requestedAlbums } from './mappers/to-gallery.ts'
import { toTalent } from './mappers/to-talent.ts'

/** The talents' profiles; each language of a profile is a separate answer. */
export type Profiles = {
  read: Upstream['talent']
  /** The media that the last answers for a talent show. */
  mediaOf: (id: number) => Promise<readonly string[]>
  /** Deletes all answers for a talent. */
  forget: (id: number) => Promise<void>
}

type ProfilesOptions = FreshnessOptions & {
  boards: Boards
  /** Called with a talent, and the media of its profile, once the service no longer has the profile. */
  onAbsence: Departures['leave']
}

export function createProfiles({ boards, onAbsence, ...options }: ProfilesOptions): Profiles {
  const { service } = options
  const profiles = createFreshness<typeof talentProfile, Talent | null>(
    {
      endpoint: talentProfile,
      trim: (talent) => profileWithFirstNameOnly(boards, talent),
      map: (talent) => toTalent(talent, boards),
      absent: { value: null },
      async onAbsence(talent) {
        if (talent !== null) await onAbsence(talent.id, mediaPathsOf(talent))
      },
    },
    options,
  )
  const keyFor = (input: CallInput<typeof talentProfile>) =>
    keyOf(service.name, talentProfile, input)
  const keysOf = (id: number) => locales.map((locale) => keyFor(inputFor(id, locale)))

  return {
    read(id, locale) {
      const input = inputFor(id, locale)
      return profiles.read(keyFor(input), async (signal) => {
        const fetched = await service.call(talentProfile, input, signal)
        const isAnother = fetched.status === 'answered' && fetched.value.id !== id
        return isAnother ? misshapen('another talent than was asked for') : fetched
      })
    },
    async mediaOf(id) {
      const last = await Promise.all(keysOf(id).map((key) => profiles.last(key)))
      return last.flatMap((talent) => (talent === null ? [] : mediaPathsOf(talent)))
    },
    async forget(id) {
      await Promise.all(keysOf(id).map((key) => profiles.forget(key)))
    },
  }
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
