import type { Format } from './formats.ts'

/** A finished copy: `name` stands for its content, `version` is its source's. */
export type Copy = {
  status: 'found'
  bytes: Uint8Array<ArrayBuffer>
  format: Format
  name: string
  version: string
}

/**
 * Why there is no picture: there is none (404), its source cannot be used (502), or it cannot be had just now (503). The
 * reason is for the operator.
 */
export type PictureError = { status: 'missing' | 'broken' | 'unavailable'; reason: string }

/** A problem to report to the operator. */
export type PictureProblem =
  | { kind: 'source'; path: string; reason: string } // a picture that could not be fetched or decoded
  | { kind: 'disk'; reason: string } // copies or facts that could not be written or read

export type Report = (problem: PictureProblem) => void
