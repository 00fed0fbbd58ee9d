import { setTimeout as sleep } from 'node:timers/promises'

import { intakeLimits } from '#intake/intake-limits.ts'

import { fillInAll } from '../durability/arrivals.ts'
import type { Application } from '../durability/send-application.ts'

/** Opens so many forms and fills them in, long enough ago that the site takes them for those of persons. */
export async function oldForms(origin: string, count: number): Promise<Application[]> {
  const forms = await fillInAll(origin, count, 4)
  await sleep(intakeLimits.quickestMs)
  return forms
}
