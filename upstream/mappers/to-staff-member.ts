import type { StaffMember } from '#agency/staff.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { staff } from '#contract/panel/entities.ts'

import { parseText } from './text.ts'

/** Somebody's entry as a person: what cannot be an e-mail address is none. */
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

/** Nothing in it can add to a `mailto:` address, such as `?bcc=`. */
function parseEmail(text: string | null): string | null {
  const email = parseText(text)
  return email !== null && /^[\p{L}\p{N}.+'_-]+@[\p{L}\p{N}.-]+$/u.test(email) ? email : null
}
