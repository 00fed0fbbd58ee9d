import {
  type FileUpload,
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from '@remix-run/form-data-parser'

import { withWholeEnd } from '#provider/applications/whole-end.ts'

import type { IntakeLimits } from './intake-limits.ts'

type BodyLimits = Pick<IntakeLimits, 'bodyBytes' | 'fields' | 'fieldBytes'>

export type BodyRefusal = 'too-large' | 'cut-off' | 'malformed'

const PHOTOS = 4

/**
 * Reads a form's body as it comes: files go to the function as each is whole, the rest is handed back. Where it is refused, all
 * that still comes of it is left to the server, which lets a bounded amount pass so that the answer is read.
 */
export async function readBody(
  request: Request,
  limits: BodyLimits,
  takeFile: (file: FileUpload) => Promise<void>,
): Promise<FormData | BodyRefusal> {
  const { headers, signal } = request
  // as the parser wants it: of any other, also in capitals, it would keep the whole body
  if (!/^multipart\/form-data\b/.test(headers.get('content-type') ?? '')) return 'malformed'
  if (Number(headers.get('content-length')) > limits.bodyBytes) return 'too-large'
  try {
    const form = await parseFormData(withWholeEnd(request), parts(limits), async (file) => {
      await takeFile(file)
      return null
    })
    return isSmall(form, limits) ? form : 'malformed'
  } catch (error) {
    return refusalOf(error, signal)
  }
}

function parts({ bodyBytes, fields }: BodyLimits) {
  return {
    maxParts: fields + PHOTOS,
    maxFiles: PHOTOS,
    maxFileSize: bodyBytes,
    maxTotalSize: bodyBytes,
  }
}

function isSmall(form: FormData, { fieldBytes }: BodyLimits): boolean {
  return [...form].every(
    ([name, value]) =>
      typeof value === 'string' && name.length + Buffer.byteLength(value) <= fieldBytes,
  )
}

/** @throws what is nobody's fault but ours, such as a full disk. */
function refusalOf(error: unknown, signal: AbortSignal): BodyRefusal {
  if (error instanceof MaxTotalSizeExceededError || error instanceof MaxFileSizeExceededError) {
    return 'too-large'
  }
  if (signal.aborted) return 'cut-off'
  if (error instanceof Error && error.cause === undefined && isOurs(error)) throw error
  return 'malformed'
}

function isOurs(error: Error): boolean {
  return !(error instanceof FormDataParseError) && 'syscall' in error
}
