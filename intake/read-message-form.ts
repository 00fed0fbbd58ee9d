import type { BodyRefusal } from '#site/page/intake.ts'

import type { IntakeLimits } from './intake-limits.ts'
import { readBody } from './read-body.ts'

/** Reads the body of a message: its fields; skips files. */
export async function readMessageForm(
  request: Request,
  limits: IntakeLimits,
): Promise<{ fields: FormData } | BodyRefusal> {
  const { messageBytes: bytes, messageFields: fields } = limits
  const own = { ...limits, bodyBytes: bytes, fieldBytes: bytes, photoBytes: bytes, fields }
  const form = await readBody(request, own, async ({ content }) => void content.resume())
  return typeof form === 'string' ? { refusal: form } : { fields: form }
}
