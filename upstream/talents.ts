import type { Boards } from '#agency/board.ts'

import type { Background } from './background.ts'
import { createDepartures } from './departures.ts'
import { createDropMedia } from './dropped-media.ts'
import type { FreshnessOptions } from './freshness.ts'
import { createProfiles } from './profiles.ts'
import { createRoster } from './roster.ts'

type TalentsOptions = FreshnessOptions & {
  boards: Boards
  /** Deletes media; resolves when they are gone. Never rejects. */
  onGone: (paths: readonly string[]) => Promise<void>
  background: Background
}

/** The roster and the profiles, from which what has left is deleted. */
export function createTalents(options: TalentsOptions) {
  const profiles = createProfiles({
    ...options,
    onAbsence: (id, paths) => departures.leave(id, paths),
    dropMedia: (...media) => dropMedia(...media),
  })
  const departures = createDepartures({ ...options, profiles })
  const dropMedia = createDropMedia({ ...options, profiles })
  const { compare, resume, isUndecided } = departures
  const { read: profile, forget: forgetProfile } = profiles
  const roster = createRoster({ ...options, compare, forgetProfile, dropMedia })
  return {
    roster,
    profile,
    resume,
    isUndecided,
    async lookForDepartures() {
      const talents = await roster()
      if (talents.status === 'failed') return
      for (const { id } of talents.value) await profiles.refreshOld(id)
    },
  }
}
