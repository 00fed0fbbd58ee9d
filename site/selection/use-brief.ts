import { useRef, useState } from 'react'

import { intakeFields } from '../intake.ts'
import { briefPath } from '../scouting-addresses.ts'
import { useShell } from '../shell.ts'
import { nextFrame } from '../ui/next-frame.ts'
import type { BriefOutcome } from './brief-outcome.ts'
import { readBrief } from './brief-schema.ts'

type Failed = Extract<BriefOutcome, { status: 'failed' }>

/** Where a brief is on its way. */
export type BriefStep =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'received'; reference: string }
  | { kind: 'failed'; reason: Failed['reason'] }

type Problems = Readonly<Record<string, readonly string[]>>

/** How long a brief may be on its way. */
const ANSWER_MS = 30_000

/** A brief on its way to the agency: judged here first, then sent under a key of its own, the same for each try. */
export function useBrief(ids: readonly number[]) {
  const { locale } = useShell()
  const [step, setStep] = useState<BriefStep>({ kind: 'idle' })
  const [problems, setProblems] = useState<Problems>({})
  const key = useRef<Promise<string> | null>(null)
  const address = briefPath(locale)

  /** Once somebody begins to type: the key tells when that was. */
  function begin(): Promise<string> {
    key.current ??= fetchKey(address).catch((error: unknown) => {
      key.current = null // asked for again; one that is there stays, whatever becomes of the message
      throw error
    })
    return key.current
  }

  async function send(form: HTMLFormElement): Promise<void> {
    if (step.kind === 'sending') return
    const body = new FormData(form)
    for (const id of ids) body.append('talent', String(id))
    const read = readBrief(body)
    setProblems(read.status === 'invalid' ? read.problems : {})
    if (read.status === 'invalid') {
      nextFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setStep({ kind: 'sending' })
    try {
      body.set(intakeFields.key, await begin())
      settle(await sendPatiently(address, body))
    } catch {
      setStep({ kind: 'failed', reason: 'connection' })
    }
  }

  function settle(outcome: BriefOutcome): void {
    // what is refused is another message once it is mended
    if (outcome.status === 'invalid' || isOutdated(outcome)) key.current = null
    if (outcome.status === 'invalid') setProblems(outcome.problems)
    setStep(stepAfter(outcome))
  }

  return {
    step,
    problems,
    send,
    begin: () => void begin().catch(() => undefined), // told when it is sent
  }
}

function isOutdated(outcome: BriefOutcome): boolean {
  return outcome.status === 'failed' && outcome.reason === 'outdated'
}

function stepAfter(outcome: BriefOutcome): BriefStep {
  switch (outcome.status) {
    case 'received':
      return { kind: 'received', reference: outcome.reference }
    case 'invalid':
      return { kind: 'idle' }
    case 'failed':
      return { kind: 'failed', reason: outcome.reason }
    case 'proof-needed':
      return { kind: 'failed', reason: 'too-many' }
  }
}

async function fetchKey(address: string): Promise<string> {
  const answer: unknown = await (await fetch(address)).json()
  if (typeof answer === 'object' && answer !== null && 'formKey' in answer) {
    return String(answer.formKey)
  }
  throw new Error('no key')
}

const TOO_FAST_MS = 4_000

/** Waits where it came sooner than the server believes of people, and works where it asks for that; each once. */
async function sendPatiently(address: string, body: FormData): Promise<BriefOutcome> {
  const outcome = await post(address, body)
  if (outcome.status === 'failed' && outcome.reason === 'too-fast') {
    await new Promise((resolve) => setTimeout(resolve, TOO_FAST_MS))
    return post(address, body)
  }
  if (outcome.status !== 'proof-needed') return outcome
  const { solveProof } = await import('../scouting/solve-proof.ts')
  body.set(intakeFields.proof, (await solveProof()) ?? '')
  return post(address, body)
}

async function post(address: string, body: FormData): Promise<BriefOutcome> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  const answer: unknown = await (await fetch(address, { method: 'POST', body, signal })).json()
  if (isOutcome(answer)) return answer
  throw new Error('no outcome')
}

const statuses = ['received', 'invalid', 'failed', 'proof-needed']

function isOutcome(answer: unknown): answer is BriefOutcome {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return false
  return statuses.some((status) => status === answer.status)
}
