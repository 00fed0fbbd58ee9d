/** The formats of copies, best first. */
export const formats = ['avif', 'webp', 'jpeg'] as const
export type Format = (typeof formats)[number]

/** A finished copy: `name` identifies its content, `version` is the version of its source. */
export type Copy = {
  status: 'found'
  bytes: Uint8Array<ArrayBuffer>
  format: Format
  name: string
  version: string
}

/**
 * Why there is no picture: `missing` (404), `invalid`: its source is unusable (502), or `unavailable` for now (503). `reason` is
 * for the operator.
 */
export type PictureError = { status: 'missing' | 'invalid' | 'unavailable'; reason: string }

/** A problem to report to the operator. */
export type PictureProblem =
  | { kind: 'source'; path: string; reason: string } // a picture that could not be fetched or decoded
  | { kind: 'disk'; reason: string } // copies or facts that could not be written or read

export type Report = (problem: PictureProblem) => void
