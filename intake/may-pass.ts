import {
  type EntryToPass,
  formKeyIn,
  intakeFields,
  type FormKey,
  type Passing,
} from '#site/page/intake.ts'

import type { IntakeLimits } from './intake-limits.ts'
import type { NetworkTally } from './network-tally.ts'
import type { Proofs } from './proofs.ts'
import type { Tally } from './tally.ts'
import { visitorsAddress } from './visitor.ts'
import type { Visit } from './visits.ts'

type GateLimits = Pick<
  IntakeLimits,
  'quickestMs' | 'formsBeforeProof' | 'formsAtMost' | 'formsOfNetworks' | 'triesAtMost'
>

type GateOptions = {
  readFormKey: (text: string) => FormKey | null
  proofs: Proofs
  networks: NetworkTally
  tally: Pick<Tally, 'count' | 'use'>
  limits: GateLimits
  now: () => number
}

/** Tells people from robots without asking people anything. */
export function createGate({ readFormKey, proofs, networks, tally, limits, now }: GateOptions) {
  /** Fills in what nobody sees, has no form of ours, or was quicker than anybody can be. */
  function isRobot(form: FormData, key: FormKey): boolean {
    if (textOf(form, intakeFields.trap) !== '') return true
    const ageMs = now() - key.madeAt.getTime()
    return ageMs >= 0 && ageMs < limits.quickestMs // a clock that was set back makes nobody a robot
  }

  /** The count that is above so many for one address, and above more for the networks around. */
  const above = (visits: readonly Visit[], most: number): Visit | undefined =>
    visits.find(({ times }, width) => times > most * (limits.formsOfNetworks[width] ?? 1))

  /** Whoever has worked is taken, whatever others of the networks around do; for one address there is an end to that too. */
  async function judge(
    visits: readonly Visit[],
    request: Request,
    form: FormData,
  ): Promise<Passing> {
    const tooMany = above(visits, limits.formsAtMost)
    if (tooMany !== undefined && tooMany === visits[0]) return pause(tooMany)
    if (above(visits, limits.formsBeforeProof) === undefined) return 'pass'
    if (await proofs.accept(textOf(form, intakeFields.proof))) return 'pass'
    if (!isWithoutScript(request)) return 'proof-needed'
    return tooMany === undefined ? 'moderate' : pause(tooMany)
  }

  /** Who passes counts at once, or many at one time would; what is not taken after all is given back (`countingTaken`). */
  return async (request: Request, form: FormData, entry: EntryToPass): Promise<Passing> => {
    const key = readFormKey(formKeyIn(form))
    if (key === null || isRobot(form, key)) return 'robot'
    if (!(await tally.use(key.key, entry.key))) return 'used-up'
    const address = visitorsAddress()
    if (address === null) return 'pass'
    const { kind } = entry
    const tries = await tally.count(`try of ${kind}`, address)
    if (tries.times > limits.triesAtMost) return pause(tries)
    const visits = await networks.count(kind, address)
    const passing = await judge(visits, request, form)
    if (passing !== 'pass' && passing !== 'moderate') await networks.giveBack(kind, address)
    return passing
  }
}

function pause({ seconds }: Visit): Passing {
  return { retryAfterSeconds: seconds }
}

/** The browser itself has sent the form and awaits a page. */
function isWithoutScript({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') === true
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
