import type { SocialLink } from '#agency/post.ts'
import { socialMedias } from '#contract/panel/social-medias.ts'

import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { keyOf } from './kind.ts'
import type { Upstream } from './upstream.ts'
import { toSocialLinks } from './mappers/to-social-links.ts'

export function createSocialLinks(options: FreshnessOptions): Upstream['socialLinks'] {
  const { service } = options
  const links = createFreshness<typeof socialMedias, readonly SocialLink[]>(
    {
      endpoint: socialMedias,
      map: toSocialLinks,
      isNothing: (wire) => toSocialLinks(wire).length === 0,
    },
    options,
  )
  const key = keyOf(service.name, socialMedias, {})
  return () => links.read(key, (signal) => service.call(socialMedias, {}, signal))
}
