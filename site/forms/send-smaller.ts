import { PROOF_PATH } from '../page/intake.ts'
import type { Refused, Sending, Sent } from './send-form.ts'

/** A form with less in it, under 900 kB; null where there is nothing to be made smaller. */
export type MakeSmaller = (form: FormData) => Promise<FormData | null>

const PATIENCE_MS = 5_000

type SmallerOptions = {
  sending: Sending
  refused: Refused
  makeSmaller: MakeSmaller
  send: (sending: Sending) => Promise<Sent>
}

/** Sends a form that was too large for something on its way once more, made smaller, and has the operator told. */
export async function sendSmaller({ sending, refused, makeSmaller, send }: SmallerOptions) {
  const { before } = refused
  if (before.by === 'cut-off' && !(await isSiteThere())) return refused
  const form = await makeSmaller(sending.form)
  if (form === null) return refused
  return send({ ...sending, form, refused: before })
}

/** Whether the connection is as it should be: then it was the form that something on its way did not want. */
async function isSiteThere(): Promise<boolean> {
  try {
    return (await fetch(PROOF_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok
  } catch {
    return false
  }
}
