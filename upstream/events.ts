import type { Flaw } from '#contract/reading.ts'

import type { Failure } from './upstream.ts'

export type ServiceName = 'integration' | 'panel' | 'media'

/** What an operator may want to know. `call` is method and path pattern, never an address that was asked for. */
export type UpstreamEvent =
  | { kind: 'signed-in'; service: ServiceName }
  | { kind: 'sign-in-failed'; service: ServiceName; failure: Failure }
  | { kind: 'service-down'; service: ServiceName }
  | { kind: 'service-back'; service: ServiceName }
  | { kind: 'call-failed'; service: ServiceName; call: string; failure: Failure }
  /** The first few flaws of an answer and how many there are in all; told again only when the answer changes. */
  | {
      kind: 'flaws-found'
      service: ServiceName
      call: string
      flaws: readonly Flaw[]
      total: number
    }
  /** A last good copy that cannot be used; it lies beside the others under its name with `.broken`. */
  | { kind: 'copy-broken'; file: string; reason: string }
  /** A last good copy that could not be written, read or deleted. */
  | { kind: 'copy-failed'; reason: string }

export type Report = (event: UpstreamEvent) => void
