import type { SocialLink } from '#agency/post.ts'
import { type Slide, toSlideMedium } from '#agency/slide.ts'
import type { StaffMember } from '#agency/staff.ts'
import { parseHttpsAddress } from '#agency/web-address.ts'
import type { Answer } from '#contract/endpoint.ts'
import { prehome, slides, socialMedias, staff } from '#contract/panel/entities.ts'

import { type FreshnessOptions, createFreshness } from './freshness.ts'
import type { Upstream } from './upstream.ts'
import { parseMediaPath } from './mappers/addresses.ts'
import { parseText } from './mappers/text.ts'
import { uniqueById } from './mappers/unique.ts'

export function createPrehome(options: FreshnessOptions): Upstream['prehome'] {
  const answers = createFreshness({ endpoint: prehome, map: toSlides, isEmpty }, options)
  return () => answers.read({})
}

export function createSlides(options: FreshnessOptions): Upstream['slides'] {
  const answers = createFreshness({ endpoint: slides, map: toSlides, isEmpty }, options)
  return (type) => answers.read({ params: { type } })
}

type WireSlide = { id: number; image_mobile: string; image_desktop: string }

function toSlides(wire: readonly WireSlide[]): readonly Slide[] {
  return uniqueById(wire)
    .map(toSlide)
    .filter((slide) => slide !== null)
}

/** A slide; null if one of its media paths is invalid: on half of the screens, it would show nothing. */
export function toSlide({ id, image_mobile, image_desktop }: WireSlide): Slide | null {
  const upright = parseMediaPath(image_mobile)
  const wide = parseMediaPath(image_desktop)
  if (upright === null || wide === null) return null
  return { id, upright: toSlideMedium(upright), wide: toSlideMedium(wide) }
}

export function createStaff(options: FreshnessOptions): Upstream['staff'] {
  const answers = createFreshness(
    {
      endpoint: staff,
      map: (wire) => uniqueById(wire).map(toStaffMember),
      isEmpty,
    },
    options,
  )
  return () => answers.read({})
}

/** A member of staff; an invalid e-mail address becomes null. */
export function toStaffMember(wire: Answer<typeof staff>[number]): StaffMember {
  const { id, name, role, email, phone, language } = wire
  return {
    id,
    name,
    role: parseText(role),
    email: parseEmail(email),
    phone: parseText(phone),
    locale: language,
  }
}

/** Accepts no characters that could extend a `mailto:` address, such as `?bcc=`. */
function parseEmail(text: string | null): string | null {
  const email = parseText(text)
  return email !== null && /^[\p{L}\p{N}.+'_-]+@[\p{L}\p{N}.-]+$/u.test(email) ? email : null
}

export function createSocialLinks(options: FreshnessOptions): Upstream['socialLinks'] {
  const answers = createFreshness(
    {
      endpoint: socialMedias,
      map: toSocialLinks,
      isEmpty: (wire) => toSocialLinks(wire).length === 0,
    },
    options,
  )
  return () => answers.read({})
}

export function toSocialLinks(wire: Answer<typeof socialMedias>): SocialLink[] {
  return Object.entries(wire).flatMap(([network, entry]) => {
    const url = parseHttpsAddress(entry?.url ?? null)
    return url === null ? [] : [{ network, url }]
  })
}

function isEmpty(wire: readonly unknown[]): boolean {
  return wire.length === 0
}
