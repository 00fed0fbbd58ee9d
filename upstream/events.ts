import type { Flaw } from '#contract/reading.ts'

import type { Failure } from './upstream.ts'

export type ServiceName = 'integration' | 'panel' | 'media'

/** Events for the operator's log. `call` is the method and path pattern, never a requested address. */
export type UpstreamEvent =
  | { kind: 'signed-in'; service: ServiceName }
  | { kind: 'sign-in-failed'; service: ServiceName; failure: Failure }
  | { kind: 'service-down'; service: ServiceName }
  | { kind: 'service-back'; service: ServiceName }
  | { kind: 'call-failed'; service: ServiceName; call: string; failure: Failure }
  /** The first few flaws of an answer and their total number; reported again only when the answer changes. */
  | {
      kind: 'flaws-found'
      service: ServiceName
      call: string
      flaws: readonly Flaw[]
      total: number
    }
  /** A last good copy that cannot be used; its file is renamed to end in `.broken`. */
  | { kind: 'copy-broken'; file: string; reason: string }
  /** A last good copy that could not be written, read or deleted. */
  | { kind: 'copy-failed'; reason: string }

export type Report = (event: UpstreamEvent) => void

/** What happens too often for a log, to be counted. */
export type UpstreamMeasurement =
  /** A call is over, with the repetition that it needed. `isFault`: the service gave no answer, or is at fault. */
  | { kind: 'call-made'; service: ServiceName; call: string; ms: number; isFault: boolean }
  /** A good answer is in memory, from the service or from its last good copy. */
  | { kind: 'answer-stored'; call: string; asOf: number }

export type Measure = (measurement: UpstreamMeasurement) => void
