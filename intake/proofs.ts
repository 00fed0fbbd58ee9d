import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import * as v from 'valibot'

import type { IntakeLimits } from './intake-limits.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** Proofs of work: cheap for one form, too expensive for thousands. */
export type Proofs = ReturnType<typeof createProofs>

type ProofsOptions = {
  secret: Uint8Array
  rateLimiter: Pick<RateLimiter, 'spend'>
  limits: Pick<IntakeLimits, 'challengeMs'>
  now: () => number
}

/** The work of altcha's script in the browser: about 256 guesses, half a second on an ordinary machine. */
const ALGORITHM = 'PBKDF2/SHA-256'
const COST = 5_000
const PREFIX = '00'
const MAX_TEXT_LENGTH = 4_000

const text = v.pipe(v.string(), v.maxLength(500))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Solved = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.literal(ALGORITHM),
      nonce: text,
      salt: text,
      cost: v.literal(COST),
      keyLength: v.pipe(whole, v.maxValue(64)),
      keyPrefix: v.literal(PREFIX),
      expiresAt: whole,
    }),
    signature: text,
  }),
  solution: v.object({ counter: whole, derivedKey: text }),
})

export function createProofs({ secret, rateLimiter, limits, now }: ProofsOptions) {
  const hmacSignatureSecret = Buffer.from(secret).toString('base64')
  return {
    challenge: (): Promise<Challenge> =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        keyPrefix: PREFIX,
        expiresAt: new Date(now() + limits.challengeMs),
        deriveKey,
        hmacSignatureSecret,
      }),
    /** Whether the text (base64 of JSON) is an unused solution of a challenge of ours. */
    async accept(proof: string): Promise<boolean> {
      const solved = readSolved(proof)
      if (solved === null) return false
      const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret })
      return verified && rateLimiter.spend(solved.challenge.signature)
    },
  }
}

function readSolved(proof: string): v.InferOutput<typeof Solved> | null {
  if (proof.length > MAX_TEXT_LENGTH) return null
  try {
    return v.parse(Solved, JSON.parse(Buffer.from(proof, 'base64').toString()))
  } catch {
    return null // not JSON, or not a proof
  }
}
