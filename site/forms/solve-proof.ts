import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

import { PROOF_PATH } from '../page/intake.ts'

/** How long the challenge may take to arrive. */
const CHALLENGE_MS = 30_000

/**
 * Solves a proof of work, which a visitor does not notice but a robot that sends thousands would. The server requests it only
 * in a burst. Null if it fails.
 */
export async function solveProof(): Promise<string | null> {
  try {
    const answer = await fetch(PROOF_PATH, { signal: AbortSignal.timeout(CHALLENGE_MS) })
    const challenge = await answer.json()
    const solution = await solveChallenge({ challenge, deriveKey })
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return null // the form then reports that it could not be sent
  }
}
