import type { IntakeLimits } from './intake-limits.ts'
import { type ReadBody, readBody } from './read-body.ts'

/** Reads the body of a message: its fields; skips files. */
export async function readMessageForm(request: Request, limits: IntakeLimits): Promise<ReadBody> {
  const { messageBytes: bytes, messageFields: fields } = limits
  const own = { ...limits, bodyBytes: bytes, fieldBytes: bytes, photoBytes: bytes, fields }
  return readBody(request, own, async ({ content }) => void content.resume())
}
