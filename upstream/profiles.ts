import type { Boards } from '#agency/board.ts'
import { type Locale, locales } from '#agency/locale.ts'
import { mediaPathsOf, type Talent } from '#agency/talent.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { talentProfile } from '#contract/integration/talent-profile.ts'

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
  /** Deletes all answers for a talent; returns the media that the profile showed. */
  forget: (id: number) => Promise<readonly string[]>
}

type ProfilesOptions = FreshnessOptions & {
  boards: Boards
  /** Called with the media of a profile that the service no longer has. */
  onGone: (paths: readonly string[]) => void
}

export function createProfiles({ boards, onGone, ...options }: ProfilesOptions): Profiles {
  const { service } = options
  const profiles = createFreshness<typeof talentProfile, Talent | null>(
    {
      endpoint: talentProfile,
      trim: (talent) => profileWithFirstNameOnly(boards, talent),
      map: (talent) => toTalent(talent, boards),
      absent: { value: null },
      onAbsence(talent) {
        if (talent === null) return
        void forget(talent.id).then((paths) => onGone([...mediaPathsOf(talent), ...paths]))
      },
    },
    options,
  )
  const keyFor = (input: CallInput<typeof talentProfile>) =>
    keyOf(service.name, talentProfile, input)
  async function forget(id: number): Promise<readonly string[]> {
    const keys = locales.map((locale) => keyFor(inputFor(id, locale)))
    const last = await Promise.all(keys.map((key) => profiles.forget(key)))
    return last.flatMap((talent) => (talent === null ? [] : mediaPathsOf(talent)))
  }

  return {
    read(id, locale) {
      const input = inputFor(id, locale)
      return profiles.read(keyFor(input), async (signal) => {
        const fetched = await service.call(talentProfile, input, signal)
        const isAnother = fetched.status === 'answered' && fetched.value.id !== id
        return isAnother ? misshapen('another talent than was asked for') : fetched
      })
    },
    forget,
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
