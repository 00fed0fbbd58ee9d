import type { RouterContextProvider } from 'react-router'

import { knownBoards } from '#agency/roster-part.ts'

import { optionalSoon } from './failures.server.ts'
import { identityContext, originContext, upstreamContext } from './request-context.ts'
import type { Shell } from './shell.ts'

/** What every page shows around its content; without social links or boards where a service does not tell them. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<Shell> {
  const identity = context.get(identityContext)
  const upstream = context.get(upstreamContext)
  const [socialLinks, roster] = await Promise.all([
    optionalSoon(upstream.socialLinks()),
    optionalSoon(upstream.roster()),
  ])
  return {
    brand: identity.brand,
    origin: context.get(originContext),
    email: identity.emails.general,
    address: identity.address,
    phones: identity.phones,
    menuLanguages: identity.menuLanguages,
    socialLinks: socialLinks ?? [],
    menuBoards: {
      woman: knownBoards(roster ?? [], 'woman'),
      man: knownBoards(roster ?? [], 'man'),
    },
    year: new Date().getFullYear(),
  }
}
