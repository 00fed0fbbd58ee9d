import type { StaffMember } from '#agency/staff.ts'
import { staff } from '#contract/panel/entities.ts'
import type { Answer } from '#contract/endpoint.ts'

import { type FreshnessOptions, createFreshness } from './freshness.ts'
import type { Upstream } from './upstream.ts'
import { uniqueById } from './mappers/unique.ts'
import { parseText } from './mappers/text.ts'

export function createStaff(options: FreshnessOptions): Upstream['staff'] {
  const members = createFreshness(
    {
      endpoint: staff,
      map: (wire) => uniqueById(wire).map(toStaffMember),
      isNothing: (wire) => wire.length === 0,
    },
    options,
  )
  return () => members.read({})
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
