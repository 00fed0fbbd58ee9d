import { useEffect, useState } from 'react'

import { readReceipt, type StoredReceipt, writeReceipt } from './stored-receipt.ts'
import type { Outcome, Received } from './outcome.ts'
import { tabStorage } from '../page/tab-storage.ts'
import { useClientValue } from '../ui/use-client-value.ts'
import { draftUnder } from './use-draft.ts'

/** A receipt on screen. */
export type ShownReceipt = {
  reference: string
  /** The secret of an application's receipt; null for a message. */
  secret: string | null
  /** When it arrived, in milliseconds since 1970; null after a submission without script, until the page is loaded again. */
  at: number | null
  /** The name in the form; null after a reload, since the tab does not store names. */
  name: string | null
  /** Just arrived, so it takes the focus. */
  isFresh: boolean
}

type ReceiptOptions = {
  /** Its key in the tab's storage. */
  key: string
  /** The outcome of a submission without script, if there was one. */
  received: Received | null
  /** The key of the form's draft, which holds the unsent values. */
  draftKey: string
}

type Arrived = Pick<Extract<Outcome, { status: 'received' }>, 'reference' | 'secret' | 'name'>

/**
 * The receipt that takes a form's place for the tab's life, also after a reload or Back. If the form holds something unsent, the
 * form stays, and the receipt is `earlier`. Call this hook after the form's `useDraft`, which stores what was typed before script
 * loaded.
 */
export function useReceipt({ key, received, draftKey }: ReceiptOptions) {
  const [arrived, setArrived] = useState(() => plainReceipt(received))
  const arrivedPlainly = arrived?.isFresh === false ? arrived : null
  const stored = useClientValue(() => storedReceipt(key, draftKey), null)
  useEffect(() => {
    if (arrivedPlainly === null) return
    const { reference, secret } = arrivedPlainly
    keep(key, { reference, secret, at: Date.now() })
    tabStorage.remove(draftKey) // its values are sent
  }, [key, arrivedPlainly, draftKey])
  const before = received === null && arrived === null ? stored : null // a new outcome of the form takes precedence
  const isInPlace = before?.isBesideUnsent === false
  return {
    receipt: arrived ?? (isInPlace ? before : null),
    earlier: isInPlace ? null : before,
    arrive: ({ reference, secret: given, name }: Arrived) => {
      const [secret, at] = [given ?? null, Date.now()]
      keep(key, { reference, secret, at })
      setArrived({ reference, secret, at, name, isFresh: true })
    },
    forget: () => tabStorage.remove(key),
  }
}

function plainReceipt(received: Received | null): ShownReceipt | null {
  if (received?.outcome.status !== 'received') return null
  const { reference, secret, name } = received.outcome
  return { reference, secret: secret ?? null, at: null, name, isFresh: false }
}

type EarlierReceipt = ShownReceipt & { at: number; isBesideUnsent: boolean }

/** The receipt that the tab stored before this page was opened. */
function storedReceipt(key: string, draftKey: string): EarlierReceipt | null {
  const stored = readReceipt(tabStorage, key)
  const isBesideUnsent = draftUnder(draftKey) !== null
  return stored && { ...stored, name: null, isFresh: false, isBesideUnsent }
}

/** Stores a receipt. If it is already stored, its time stays. */
function keep(key: string, receipt: StoredReceipt): void {
  if (readReceipt(tabStorage, key)?.reference === receipt.reference) return
  writeReceipt(tabStorage, key, receipt)
}
