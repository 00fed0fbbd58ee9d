import { setTimeout as delay } from 'node:timers/promises'

import type { Boards } from '#agency/board.ts'
import { type Locale, locales } from '#agency/locale.ts'
import { mediaPathsOf, type Talent } from '#agency/talent.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { talentProfile } from '#contract/integration/talent-profile.ts'

import type { Children } from './children.ts'
import { misshapen } from './failures.ts'
import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { keyOf } from './kind.ts'
import type { Upstream } from './upstream.ts'
import { askedAlbums } from './mappers/to-gallery.ts'
import { toTalent } from './mappers/to-talent.ts'

/** The talents' profiles, each in each language an answer of its own. */
export type Profiles = {
  read: Upstream['talent']
  /** Keeps nothing of a talent any longer; tells which media its profile showed. */
  forget: (id: number) => Promise<readonly string[]>
  /** These are children that were none before. */
  trimAnew: (ids: readonly number[]) => Promise<void>
}

type ProfilesOptions = FreshnessOptions & {
  boards: Boards
  children: Pick<Children, 'isListKnown' | 'trimProfile' | 'noteProfile' | 'forget'>
  /** The list, which knows children too. */
  roster: Upstream['roster']
  /** Told which media a profile showed that the service does not have any more. */
  onGone: (paths: readonly string[]) => void
}

export function createProfiles(all: ProfilesOptions): Profiles {
  const { boards, children, roster, onGone, ...options } = all
  const { service, limits } = options
  const profiles = createFreshness<typeof talentProfile, Talent | null>(
    {
      endpoint: talentProfile,
      trim: children.trimProfile,
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
  const keysOf = (id: number) => locales.map((locale) => keyFor(inputFor(id, locale)))
  async function forget(id: number): Promise<readonly string[]> {
    children.forget(id)
    const keys = keysOf(id)
    const last = await Promise.all(keys.map((key) => profiles.forget(key)))
    return last.flatMap((talent) => (talent === null ? [] : mediaPathsOf(talent)))
  }

  /** A list that does not come in time tells nothing: then the profile alone does. */
  async function waitForList() {
    if (children.isListKnown()) return
    await Promise.race([roster(), delay(limits.headersMs, null, { ref: false })])
  }

  return {
    async read(id, locale) {
      await waitForList()
      const input = inputFor(id, locale)
      return profiles.read(keyFor(input), async (signal) => {
        const fetched = await service.call(talentProfile, input, signal)
        if (fetched.status === 'failed') return fetched
        if (fetched.value.id !== id) return misshapen('another talent than was asked for')
        children.noteProfile(fetched.value)
        return fetched
      })
    },
    forget,
    trimAnew: (ids) => profiles.trimAnew(ids.flatMap(keysOf)),
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
      albums: askedAlbums,
    },
  }
}
