import { intakeFields, type FormKey, type Passing } from '#site/intake.ts'

import type { IntakeLimits } from './intake-limits.ts'
import type { Proofs } from './proofs.ts'
import { visitorsAddress } from './visitor.ts'
import type { Visits } from './visits.ts'

type GateOptions = {
  readFormKey: (text: string) => FormKey | null
  proofs: Proofs
  visits: Visits
  limits: Pick<IntakeLimits, 'quickestMs' | 'formsBeforeProof' | 'formsAtMost'>
  now: () => number
}

/** Tells people from robots without asking people anything. */
export function createGate({ readFormKey, proofs, visits, limits, now }: GateOptions) {
  /** Fills in what nobody sees, has no form of ours, or was quicker than anybody can be. */
  function isRobot(form: FormData): boolean {
    const key = readFormKey(textOf(form, intakeFields.key))
    if (key === null || textOf(form, intakeFields.trap) !== '') return true
    const ageMs = now() - key.madeAt.getTime()
    return ageMs >= 0 && ageMs < limits.quickestMs // a clock that was set back makes nobody a robot
  }

  return async (
    request: Request,
    form: FormData,
    kind: 'application' | 'message',
  ): Promise<Passing> => {
    if (isRobot(form)) return 'robot'
    const address = visitorsAddress()
    if (address === null) return 'pass'
    const { times, seconds } = visits.count(kind, address)
    if (times > limits.formsAtMost) return { retryAfterSeconds: seconds }
    if (times <= limits.formsBeforeProof) return 'pass'
    if (await proofs.accept(textOf(form, intakeFields.proof))) return 'pass'
    return isWithoutScript(request) ? 'held' : 'proof-needed'
  }
}

/** The browser itself has sent the form and awaits a page. */
function isWithoutScript({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') === true
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
