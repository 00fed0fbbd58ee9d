import type { Boards } from '#agency/board.ts'
import type { ConsentFields } from '#agency/identity.ts'

import { createBackground, type Background } from './background.ts'
import { createDepartures, type Departures } from './departures.ts'
import type { Clock } from './clock.ts'
import { createColours, createCities, createFormOptions } from './choices.ts'
import { createCopies } from './copies.ts'
import { createDocuments } from './documents.ts'
import { createPrehome, createSlides, createSocialLinks, createStaff } from './entities.ts'
import { createEntryClient, type ScoutingCall } from './entry-client.ts'
import type { Measure, Report } from './events.ts'
import type { UpstreamLimits } from './limits.ts'
import { createExpiry, type FreshnessOptions } from './freshness.ts'
import { type FetchMedia, createFetchMedia } from './media.ts'
import { createNewsletter, createPost, createPosts } from './posts.ts'
import { createService } from './service.ts'
import { type Credential, signInToIntegration, signInToPanel } from './session.ts'
import type { Transport } from './transport.ts'
import type { EntryClient, Upstream } from './upstream.ts'
import { createDropMedia } from './dropped-media.ts'
import { createProfiles } from './profiles.ts'
import { createRoster } from './roster.ts'

/** An upstream with the functions for the process that owns it. */
export type RunningUpstream = Upstream & {
  entryClient: EntryClient
  /** Signs in to both services, and goes on deleting talents who left. A failure is reported; a later call tries again. */
  start(): Promise<void>
  fetchMedia: FetchMedia
  isUndecided: Departures['isUndecided']
  /** Looks whether talents, or media of theirs, have left, also of profiles that nobody opens. */
  lookForDepartures(): Promise<void>
  /** Marks all answers as old, as both services have new data. The next read waits briefly for the new answer. */
  expire: () => void
  /** Resolves when all last good copies so far are on disk, and none of a talent who left. */
  settled(): Promise<void>
}

export type UpstreamOptions = {
  integration: Credential & { transport: Transport }
  /** `isEmbedded`: the panel is the embedded provider. */
  panel: Credential & { transport: Transport; slowTransport: Transport; isEmbedded: boolean }
  /** `url` is the base address of media paths, for texts that contain whole addresses; null if texts cannot contain it. */
  media: { transport: Transport; url: string | null }
  boards: Boards
  /** The panel's name for the type of the newsletter's posts. */
  postType: string
  /** Which of the panel's two addresses takes applications. */
  scoutingCall: ScoutingCall
  /** The panel's names for the consent fields of an application. */
  consentFields: ConsentFields
  /** The folder of last good copies, for outages and restarts; processes may share it. */
  copiesFolder: string
  limits: UpstreamLimits
  report: Report
  /** Receives each call and each new answer, to be counted. */
  measure?: Measure
  /** Deletes media of a talent's cards and profile once the talent, or it alone, has left; resolves when they are gone. */
  onGone: (paths: readonly string[]) => Promise<void>
  /** Called whenever an answer differs from the one before, or arrives for the first time. */
  onInvalidate: () => void
  now?: Clock
}

/** Combines the agency's two services into one, in the trade's words. No method throws. */
export function createUpstream(options: UpstreamOptions): RunningUpstream {
  const { boards, postType, limits, report, measure = () => {}, onGone, onInvalidate } = options
  const { now = Date.now } = options
  const expiry = createExpiry({ limits, onInvalidate, now })
  const own = { limits, report, measure, onInvalidate, now, oldUntil: () => expiry.oldUntil() }
  const background = createBackground(report)
  const copies = createCopies({ folder: options.copiesFolder, ...own })
  const integration = createService({
    name: 'integration',
    transport: options.integration.transport,
    slowTransport: options.integration.transport,
    askToken: signInToIntegration(options.integration),
    ...own,
  })
  const panel = createService({
    name: 'panel',
    transport: options.panel.transport,
    slowTransport: options.panel.slowTransport,
    askToken: signInToPanel(options.panel),
    ...own,
  })
  const fromIntegration = { service: integration, copies, ...own }
  const fromPanel = { service: panel, copies, ...own }
  const { resume, ...talents } = createTalents({ ...fromIntegration, boards, onGone, background })
  return {
    async start() {
      await Promise.all([integration.start(), panel.start(), resume()])
    },
    async settled() {
      await background.settled()
      await copies.settled()
    },
    ...talents,
    expire: () => expiry.expire(),
    fetchMedia: createFetchMedia({ transport: options.media.transport, ...own }),
    colours: createColours(fromIntegration),
    formOptions: createFormOptions(fromIntegration),
    cities: createCities(fromIntegration),
    newsletter: createNewsletter(fromPanel),
    posts: createPosts({ ...fromPanel, type: postType }),
    post: createPost({ ...fromPanel, type: postType, mediaUrl: options.media.url }),
    prehome: createPrehome(fromPanel),
    slides: createSlides(fromPanel),
    socialLinks: createSocialLinks(fromPanel),
    staff: createStaff(fromPanel),
    ...createDocuments({ service: panel, isPanelEmbedded: options.panel.isEmbedded, limits }),
    entryClient: createEntryClient({ ...options, service: panel }),
  }
}

type TalentsOptions = FreshnessOptions & {
  boards: Boards
  /** Deletes media; resolves when they are gone. Never rejects. */
  onGone: (paths: readonly string[]) => Promise<void>
  background: Background
}

/** The roster and the profiles, from which what has left is deleted. */
function createTalents(options: TalentsOptions) {
  const profiles = createProfiles({
    ...options,
    onAbsence: (id, paths) => departures.leave(id, paths),
    dropMedia: (...media) => dropMedia(...media),
  })
  const departures = createDepartures({ ...options, profiles })
  const dropMedia = createDropMedia({ ...options, profiles })
  const { compare, resume, isUndecided } = departures
  const roster = createRoster({ ...options, compare, forgetProfile: profiles.forget, dropMedia })
  return {
    roster,
    talent: profiles.read,
    resume,
    isUndecided,
    async lookForDepartures() {
      const talents = await roster()
      if (talents.status === 'failed') return
      for (const { id } of talents.value) await profiles.refreshOld(id)
    },
  }
}
