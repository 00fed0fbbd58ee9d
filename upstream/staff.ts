import type { StaffMember } from '#agency/staff.ts'
import { staff } from '#contract/panel/entities.ts'

import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { keyOf } from './kind.ts'
import type { Upstream } from './upstream.ts'
import { toStaffMember } from './mappers/to-staff-member.ts'
import { uniqueById } from './mappers/unique.ts'

export function createStaff(options: FreshnessOptions): Upstream['staff'] {
  const { service } = options
  const members = createFreshness<typeof staff, readonly StaffMember[]>(
    {
      endpoint: staff,
      map: (wire) => uniqueById(wire).map(toStaffMember),
      isNothing: (wire) => wire.length === 0,
    },
    options,
  )
  const key = keyOf(service.name, staff, {})
  return () => members.read(key, (signal) => service.call(staff, {}, signal))
}
