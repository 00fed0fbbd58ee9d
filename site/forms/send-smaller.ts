import { PROOF_PATH } from '../page/intake.ts'
import type { Refused, Sending, Sent } from './send-form.ts'

/** Makes a form smaller than 900 kB; null if nothing in it can be made smaller. */
export type MakeSmaller = (form: FormData) => Promise<FormData | null>

const TIMEOUT_MS = 5_000

type SmallerOptions = {
  sending: Sending
  refused: Refused
  makeSmaller: MakeSmaller
  send: (sending: Sending) => Promise<Sent>
}

/** Sends a form again, made smaller, after a proxy refused its size. The request reports that refusal to the site's log. */
export async function sendSmaller({ sending, refused, makeSmaller, send }: SmallerOptions) {
  const { before } = refused
  if (before.by === 'cut-off' && !(await isSiteThere())) return refused
  const form = await makeSmaller(sending.form)
  if (form === null) return refused
  return send({ ...sending, form, refused: before })
}

/** Whether the site can be reached. If so, a proxy refused the form; if not, the connection is down. */
async function isSiteThere(): Promise<boolean> {
  try {
    return (await fetch(PROOF_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })).ok
  } catch {
    return false
  }
}
