import type { SocialLink } from '#agency/post.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { socialMedias } from '#contract/panel/social-medias.ts'

import { parseHttpsAddress } from './https-address.ts'

export function toSocialLinks(wire: Answer<typeof socialMedias>): SocialLink[] {
  return Object.entries(wire).flatMap(([network, entry]) => {
    const url = parseHttpsAddress(entry?.url ?? null)
    return url === null ? [] : [{ network, url }]
  })
}
