import type { ApplicationRules } from './application-schema.ts'
import { valuesOf } from './form-lists.ts'
import type { ScoutingView } from './load-scouting.server.ts'

type Measured = Pick<ScoutingView, 'today' | 'minimumAge' | 'lists'>

/** The rules by which this page validates an application. */
export function rulesOf({ today, minimumAge, lists }: Measured): ApplicationRules {
  return { today, minimumAge, choices: valuesOf(lists) }
}
