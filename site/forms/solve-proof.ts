import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

import { PROOF_PATH } from '../page/intake.ts'

/** Some work that a visitor does not notice and a robot that sends thousands would: asked for in a burst only. Null where it fails. */
export async function solveProof(): Promise<string | null> {
  try {
    const answer = await fetch(PROOF_PATH)
    const challenge = await answer.json()
    const solution = await solveChallenge({ challenge, deriveKey })
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return null // the form says that it could not be sent
  }
}
