import { intakeFields, type FormKey, type Passing } from '#site/intake.ts'

import type { EntryKind } from './counting-taken.ts'
import type { IntakeLimits } from './intake-limits.ts'
import type { Proofs } from './proofs.ts'
import type { Tally } from './tally.ts'
import { visitorsAddress } from './visitor.ts'

type GateOptions = {
  readFormKey: (text: string) => FormKey | null
  proofs: Proofs
  tally: Pick<Tally, 'count' | 'giveBack'>
  limits: Pick<IntakeLimits, 'quickestMs' | 'formsBeforeProof' | 'formsAtMost' | 'triesAtMost'>
  now: () => number
}

/** Tells people from robots without asking people anything. */
export function createGate({ readFormKey, proofs, tally, limits, now }: GateOptions) {
  /** Fills in what nobody sees, has no form of ours, or was quicker than anybody can be. */
  function isRobot(form: FormData): boolean {
    const key = readFormKey(textOf(form, intakeFields.key))
    if (key === null || textOf(form, intakeFields.trap) !== '') return true
    const ageMs = now() - key.madeAt.getTime()
    return ageMs >= 0 && ageMs < limits.quickestMs // a clock that was set back makes nobody a robot
  }

  async function judge(times: number, request: Request, form: FormData): Promise<Passing | null> {
    if (times > limits.formsAtMost) return null
    if (times <= limits.formsBeforeProof) return 'pass'
    if (await proofs.accept(textOf(form, intakeFields.proof))) return 'pass'
    return isWithoutScript(request) ? 'held' : 'proof-needed'
  }

  /** Who passes counts at once, or many at one time would; what is not taken after all is given back (`countingTaken`). */
  return async (request: Request, form: FormData, kind: EntryKind): Promise<Passing> => {
    if (isRobot(form)) return 'robot'
    const address = visitorsAddress()
    if (address === null) return 'pass'
    const tries = await tally.count(`try of ${kind}`, address)
    if (tries.times > limits.triesAtMost) return { retryAfterSeconds: tries.seconds }
    const { times, seconds } = await tally.count(kind, address)
    const passing = (await judge(times, request, form)) ?? { retryAfterSeconds: seconds }
    if (passing !== 'pass' && passing !== 'held') await tally.giveBack(kind, address)
    return passing
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
