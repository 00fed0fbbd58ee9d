import type { Boards } from '#agency/board.ts'
import { coverPathsOf } from '#agency/talent.ts'

import { createChildren } from './children.ts'
import type { FreshnessOptions } from './freshness.ts'
import { createProfiles } from './profiles.ts'
import { createRoster } from './roster.ts'
import type { Upstream } from './upstream.ts'

type TalentsOptions = FreshnessOptions & {
  boards: Boards
  /** Told which media a talent's cards or profile showed, once the talent has left. */
  onGone: (paths: readonly string[]) => void
}

/** The list and the profiles, each of which tells the other who has left and who is a child. */
export function createTalents({
  boards,
  onGone,
  ...own
}: TalentsOptions): Pick<Upstream, 'roster' | 'talent'> & { settled: () => Promise<void> } {
  const children = createChildren({
    ...own,
    boards,
    onListed: (ids) => profiles.trimAnew(ids),
    onProfile: (id) => Promise.all([profiles.trimAnew([id]), roster.trimAnew()]),
  })
  const roster = createRoster({
    ...own,
    boards,
    children,
    // who left leaves no copy behind (docs/product.md: Privacy and retention)
    onLeft: (talents) => {
      for (const { id, covers } of talents) {
        void profiles.forget(id).then((paths) => onGone([...coverPathsOf(covers), ...paths]))
      }
    },
  })
  const profiles = createProfiles({
    ...own,
    boards,
    children,
    roster: roster.read,
    onGone,
  })
  return { roster: roster.read, talent: profiles.read, settled: children.settled }
}
