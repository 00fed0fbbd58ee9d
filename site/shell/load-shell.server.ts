import type { RouterContextProvider } from 'react-router'

import { boardsToChoose, shownBoards } from '#agency/board.ts'
import { boardsWithTalents } from '#agency/roster.ts'

import { ownerNotes } from '../i18n/messages.server.ts'
import { optionalSoon } from '../page/failures.server.ts'
import {
  identityContext,
  isEmbeddedContext,
  originContext,
  upstreamContext,
} from '../page/request-context.ts'
import type { Shell } from '../page/shell.ts'

/** Loads the shell of a page. If a service does not answer soon, its social links or boards are left out. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<Shell> {
  const identity = context.get(identityContext)
  const upstream = context.get(upstreamContext)
  const [socialLinks, roster] = await Promise.all([
    optionalSoon(upstream.socialLinks()),
    optionalSoon(upstream.roster()),
  ])
  const boards = shownBoards(identity.boards)
  return {
    brand: identity.brand,
    origin: context.get(originContext),
    email: identity.emails.general,
    address: identity.address,
    phones: identity.phones,
    menuLanguages: identity.menuLanguages,
    socialLinks: socialLinks ?? [],
    menuBoards: {
      woman: boardsToChoose(boards, boardsWithTalents(roster ?? [], 'woman')),
      man: boardsToChoose(boards, boardsWithTalents(roster ?? [], 'man')),
    },
    ...(roster?.length === 0 && (await isEmptyAgency(context)) && { ownerNote: ownerNotes }),
    year: new Date().getFullYear(),
  }
}

/** Whether the embedded services have no content yet: no talents, as the caller has checked, and no posts. */
async function isEmptyAgency(context: Readonly<RouterContextProvider>): Promise<boolean> {
  if (!context.get(isEmbeddedContext)) return false
  const posts = await optionalSoon(context.get(upstreamContext).posts())
  return posts?.length === 0
}
