import { dayOf } from '#agency/calendar-day.ts'
import { type Boards, boardsToChoose, shownBoards } from '#agency/board.ts'
import { toPhoneLink } from '#agency/phone.ts'
import { boardsWithTalents, hasGender } from '#agency/roster.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { oldDataNotes, ownerNotes } from '../i18n/messages.server.ts'
import { answerWithTimeout, optionalWithTimeout } from '../page/failures.server.ts'
import {
  identityContext,
  originContext,
  upstreamContext,
  type PageContext,
} from '../page/request-context.ts'
import type { MenuGender, Shell } from '../page/shell.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Loads the shell of a page. If a service does not answer soon, its social links or boards are left out. */
export async function loadShell(context: PageContext): Promise<Shell> {
  const identity = context.get(identityContext)
  const upstream = context.get(upstreamContext)
  const [socialLinks, answer] = await Promise.all([
    optionalWithTimeout(upstream.socialLinks()),
    answerWithTimeout(upstream.roster()),
  ])
  const roster = answer?.value
  return {
    brand: identity.brand,
    origin: context.get(originContext),
    email: identity.emails.general,
    address: identity.address,
    phones: identity.phones.map(toPhoneLink),
    menuLanguages: identity.menuLanguages,
    socialLinks: socialLinks ?? [],
    menuGenders: menuGendersOf(roster ?? [], identity.boards),
    ...(roster?.length === 0 && (await isEmptyAgency(context)) && { ownerNote: ownerNotes }),
    ...(answer !== null && isOld(answer.asOf) && { oldDataNote: oldDataNotes(dayOf(answer.asOf)) }),
    year: new Date().getFullYear(),
  }
}

function isOld(asOf: Date): boolean {
  return Date.now() - asOf.getTime() > DAY_MS
}

/** The genders with talents; both if no talent is known. */
function menuGendersOf(roster: readonly RosterTalent[], boards: Boards): MenuGender[] {
  const genders = ['woman', 'man'] as const
  return genders
    .filter((gender) => roster.length === 0 || hasGender(roster, gender))
    .map((gender) => ({
      gender,
      boards: boardsToChoose(shownBoards(boards), boardsWithTalents(roster, gender)),
    }))
}

/** Whether the embedded services have no content yet: no talents, as the caller has checked, and no posts. */
async function isEmptyAgency(context: PageContext): Promise<boolean> {
  const upstream = context.get(upstreamContext)
  if (!upstream.isPanelEmbedded) return false
  const posts = await optionalWithTimeout(upstream.posts())
  return posts?.length === 0
}
