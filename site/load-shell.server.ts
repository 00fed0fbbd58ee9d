import type { RouterContextProvider } from 'react-router'

import { optional } from './failures.server.ts'
import { identityContext, originContext, upstreamContext } from './request-context.ts'
import type { Shell } from './shell.ts'

/** What every page shows around its content; without the social links where the panel does not tell them. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<Shell> {
  const identity = context.get(identityContext)
  const socialLinks = await optional(context.get(upstreamContext).socialLinks())
  return {
    brand: identity.brand,
    origin: context.get(originContext),
    email: identity.emails.general,
    address: identity.address,
    phones: identity.phones,
    menuLanguages: identity.menuLanguages,
    socialLinks: socialLinks ?? [],
    year: new Date().getFullYear(),
  }
}
