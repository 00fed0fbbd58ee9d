import type { Boards } from '#agency/board.ts'
import { coverPathsOf, type RosterTalent } from '#agency/talent.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { TalentSummary } from '#contract/integration/talent.ts'
import { talents } from '#contract/integration/talents.ts'
import type { Flaw } from '#contract/reading.ts'

import type { Fetched } from './call-endpoint.ts'
import type { Departures } from './departures.ts'
import type { DropMedia } from './dropped-media.ts'
import { invalidAnswer } from './failures.ts'
import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { fetchPages } from './pagination.ts'
import type { Profiles } from './profiles.ts'
import type { Service } from './service.ts'
import type { Upstream } from './upstream.ts'
import { isWireKid, withFirstNameOnly } from './mappers/first-name.ts'
import { toCovers, toRosterTalent } from './mappers/to-talent.ts'
import { uniqueById } from './mappers/unique.ts'

type RosterPage = Answer<typeof talents>

type RosterOptions = FreshnessOptions & {
  boards: Boards
  /** Called with each answer and the one before; `isWhole` unless a flaw has dropped talents. */
  compare: Departures['compare']
  /** Deletes all answers for a talent: for one who is known as a child only now, they have the full name. */
  forgetProfile: Profiles['forget']
  /** Called with the covers of each talent, in the answer before and in this one. */
  dropMedia: DropMedia
}

const PAGE_SIZE = 1_000
const MAX_PAGES = 20
const MAX_TALENTS = PAGE_SIZE * MAX_PAGES

const cutOff: Flaw = { place: 'data', reason: 'more pages than are read', remedy: 'dropped' }
const incomplete: Flaw = { place: 'data', reason: 'less than the total', remedy: 'dropped' }

// The language changes only labels, and a roster has none.
const query = { language: 'pt', paginate: PAGE_SIZE, cover_web: true, cover2: true } as const

/** The roster as one answer, from all pages of the service. */
export function createRoster(given: RosterOptions): Upstream['roster'] {
  const { boards, compare, forgetProfile, dropMedia, ...options } = given
  async function forgetNewKids(before: readonly RosterTalent[], after: readonly TalentSummary[]) {
    const kids = new Set(after.filter((each) => isWireKid(boards, each)).map(({ id }) => id))
    const isNew = ({ id, boards: former }: RosterTalent) => kids.has(id) && !former.includes('kids')
    await Promise.all(before.filter(isNew).map(({ id }) => forgetProfile(id)))
  }

  async function dropCovers(before: readonly RosterTalent[], after: readonly TalentSummary[]) {
    const wires = new Map(uniqueById(after).map((wire) => [wire.id, wire]))
    for (const { id, covers } of before) {
      const wire = wires.get(id)
      if (wire) await dropMedia(id, coverPathsOf(covers), coverPathsOf(toCovers(wire)))
    }
  }

  const roster = createFreshness(
    {
      endpoint: talents,
      fetchAll: (signal) => fetchRoster(options.service, signal),
      trim: (page) => ({
        ...page,
        data: page.data.map((talent) => withFirstNameOnly(boards, talent)),
      }),
      map: ({ data }) => uniqueById(data).map((talent) => toRosterTalent(talent, boards)),
      isEmpty: ({ data }) => data.length === 0,
      losesTooMany: (before, { data }, flaws) =>
        flaws.some(isLoss) && missingFrom(data, before).length > before.length / 2,
      async onAnswer(before, { data }, flaws) {
        await forgetNewKids(before, data)
        await compare(before, data, !flaws.some(isLoss))
        await dropCovers(before, data)
      },
    },
    options,
  )
  return () => roster.read({ query })
}

async function fetchRoster(service: Service, signal: AbortSignal): Promise<Fetched<RosterPage>> {
  const fetchPage = (page: number) => service.call(talents, { query: { ...query, page } }, signal)
  const bounds = { pageSize: PAGE_SIZE, maxPages: MAX_PAGES, maxItems: MAX_TALENTS + 1 }
  const fetched = await fetchPages(fetchPage, bounds)
  if (fetched.status === 'failed') return fetched
  const { first, items: data, flaws, pageCount } = fetched
  if (data.length > MAX_TALENTS) return invalidAnswer('too many talents')
  if (Number.isFinite(pageCount) && pageCount > MAX_PAGES) flaws.push(cutOff)
  else if (data.length + flaws.filter(isLoss).length < (first.total ?? 0)) flaws.push(incomplete)
  return { status: 'answered', value: { ...first, data }, flaws }
}

/** Whether the flaw dropped talents from the answer; the service may still list them. */
function isLoss({ place, remedy }: Flaw): boolean {
  return remedy === 'dropped' && /^data(?:\.\d+)?$/.test(place)
}

type Listed = readonly { id: number }[]

function missingFrom<T extends { id: number }>(after: Listed, before: readonly T[]): T[] {
  const present = new Set(after.map(({ id }) => id))
  return before.filter(({ id }) => !present.has(id))
}
