import { reasonOf } from '#storage/storage-error.ts'

import type { Claims } from './claims.ts'
import type { Clearing } from './clearing.ts'
import type { Delivery } from './deliver.ts'
import type { Entries, KeptEntry } from './entries.ts'
import type { Report } from './events.ts'
import { toOneLine } from './one-line.ts'
import type { PanelState } from './panel-state.ts'
import type { Postpone } from './postpone.ts'

/** Why the panel does not take an entry, by the wire's names of fields. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Whether the visitor still listens: `heard` once the panel's word is theirs. */
export type Hearing = { state: 'open' | 'heard' | 'over' }

type SettlingOptions = {
  entries: Entries
  claims: Claims
  clearing: Clearing
  panel: PanelState
  postpone: Postpone
  report: Report
}

/** `wasOpen`: the panel took entries when this one was sent. */
export type Flight = { hearing: Hearing | null; wasOpen: boolean; isClosing: boolean }

/** Writes down what a try has brought. Gives what the visitor is to hear of it. */
export type Settle = (
  entry: KeptEntry,
  delivery: Delivery,
  flight: Flight,
) => Promise<FieldErrors | null>

export function createSettle(options: SettlingOptions): Settle {
  const { entries, claims, clearing, panel, postpone, report } = options

  return async (entry, delivery, flight) => {
    switch (delivery.status) {
      case 'accepted':
        panel.accepted()
        await entries.arrive(entry, delivery)
        report({ kind: 'entry-arrived', reference: entry.key })
        await clearing.clear(entry)
        return null
      case 'invalid':
        panel.accepted()
        return refuseFields(entry, delivery.errors, flight.hearing)
      case 'refused':
        panel.accepted()
        await refuse(entry, `the panel answered ${delivery.code}`)
        return null
      case 'damaged':
        await refuse(entry, 'what is kept of it is not whole any more')
        return null
      case 'missing':
        await postpone.withoutPhotos(entry)
        return null
      case 'failed':
        await postpone.failed(entry, delivery, flight)
        return null
    }
  }

  async function refuseFields(entry: KeptEntry, errors: FieldErrors, hearing: Hearing | null) {
    const fields = Object.keys(errors)
    if (hearing?.state === 'open' && fields.length > 0) {
      hearing.state = 'heard'
      await forget(entry)
      return errors
    }
    await refuse(entry, describeErrors(errors), fields.filter(isName))
    return null
  }

  /** What the storage does not forget now must not turn what the visitor hears into a receipt: it is tried again, in vain. */
  async function forget(entry: KeptEntry) {
    try {
      await entries.giveUp(entry.key)
      await clearing.clear(entry)
    } catch (error) {
      report({ kind: 'storage-failed', reason: reasonOf(error) })
    }
  }

  async function refuse(entry: KeptEntry, reason: string, fields: readonly string[] = []) {
    await claims.refuse(entry.key, reason)
    report({ kind: 'entry-refused', reference: entry.key, fields })
  }
}

function describeErrors(errors: FieldErrors): string {
  const described = Object.entries(errors).map(([field, words]) => `${field}: ${words.join(', ')}`)
  return toOneLine(described.join('; '))
}

function isName(field: string): boolean {
  return /^\w{1,40}$/.test(field)
}
