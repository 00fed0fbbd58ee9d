import type { SocialLink } from '#agency/post.ts'
import { parseHttpsAddress } from '#agency/web-address.ts'
import { socialMedias } from '#contract/panel/entities.ts'
import type { Answer } from '#contract/endpoint.ts'

import { type FreshnessOptions, createFreshness } from './freshness.ts'
import type { Upstream } from './upstream.ts'

export function createSocialLinks(options: FreshnessOptions): Upstream['socialLinks'] {
  const links = createFreshness(
    {
      endpoint: socialMedias,
      map: toSocialLinks,
      isNothing: (wire) => toSocialLinks(wire).length === 0,
    },
    options,
  )
  return () => links.read({})
}

export function toSocialLinks(wire: Answer<typeof socialMedias>): SocialLink[] {
  return Object.entries(wire).flatMap(([network, entry]) => {
    const url = parseHttpsAddress(entry?.url ?? null)
    return url === null ? [] : [{ network, url }]
  })
}
