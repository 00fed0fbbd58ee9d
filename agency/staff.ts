import type { Locale } from './locale.ts'

/** Somebody who works at the agency, as told in one language; what is not known, or is none, is null. */
export type StaffMember = {
  id: number
  name: string
  role: string | null
  email: string | null
  phone: string | null
  locale: Locale
}
