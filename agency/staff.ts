import type { Locale } from './locale.ts'

/** A member of the agency's staff, described in one language; an unknown or missing field is null. */
export type StaffMember = {
  id: number
  name: string
  role: string | null
  email: string | null
  phone: string | null
  locale: Locale
}
