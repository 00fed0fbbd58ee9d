import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

import { clearReceipt, readReceipt, type StoredReceipt, writeReceipt } from './stored-receipt.ts'
import type { Received } from './outcome.ts'
import { tabStorage } from './tab-storage.ts'
import { draftUnder, dropDraft } from './use-draft.ts'

/** A receipt on screen. */
export type ShownReceipt = {
  reference: string
  /** When it arrived; null for what was sent without script, until the page is loaded again. */
  at: number | null
  /** Whom the form named; null after a reload, since the tab does not keep names. */
  name: string | null
  /** Just arrived, so it takes the focus. */
  isFresh: boolean
}

type ReceiptOptions = {
  /** Its place in the tab's storage. */
  key: string
  /** What came of the form without script, if it was sent so. */
  received: Received | null
  /** The place of the form's draft, which is what is in it and was not sent. */
  draftKey: string
}

/**
 * The receipt that takes a form's place and stays for the tab's life, also through a reload and Back. Where something unsent is in
 * the form, that stays, and the receipt is the `earlier` one. To be called after the form's `useDraft`, which keeps what was
 * typed before script came.
 */
export function useReceipt({ key, received, draftKey }: ReceiptOptions) {
  const [arrived, setArrived] = useState(() => plainReceipt(received))
  const arrivedPlainly = arrived?.isFresh === false ? arrived.reference : null
  const kept = useStoredReceipt(key, draftKey)
  useEffect(() => {
    if (arrivedPlainly === null) return
    keep(key, { reference: arrivedPlainly, at: Date.now() })
    dropDraft(draftKey) // it is sent
  }, [key, arrivedPlainly, draftKey])

  const arrive = useCallback(
    ({ reference, name }: { reference: string; name: string }) => {
      const at = Date.now()
      keep(key, { reference, at })
      setArrived({ reference, at, name, isFresh: true })
    },
    [key],
  )
  const forget = useCallback(() => {
    const store = tabStorage()
    if (store !== null) clearReceipt(store, key)
  }, [key])
  const before = received === null && arrived === null ? kept : null // else what came of the form now is what counts
  const isInPlace = before?.isBesideUnsent === false
  return {
    receipt: arrived ?? (isInPlace ? before : null),
    earlier: isInPlace ? null : before,
    arrive,
    forget,
  }
}

function plainReceipt(received: Received | null): ShownReceipt | null {
  if (received?.outcome.status !== 'received') return null
  const { reference, name } = received.outcome
  return { reference, at: null, name, isFresh: false }
}

type KeptBefore = ShownReceipt & { at: number; isBesideUnsent: boolean }

/** What the tab kept when this page was opened; nothing on the server and while the browser takes its page over. */
function useStoredReceipt(key: string, draftKey: string): KeptBefore | null {
  const [read] = useState(() => readOnce(key, draftKey))
  return useSyncExternalStore(never, read, () => null)
}

const never = () => () => undefined

/** The same answer each time, as React asks for. */
function readOnce(key: string, draftKey: string): () => KeptBefore | null {
  let shown: KeptBefore | null | undefined
  return () => {
    if (shown !== undefined) return shown
    const store = tabStorage()
    const kept = store && readReceipt(store, key)
    const isBesideUnsent = draftUnder(draftKey) !== null
    shown = kept && { ...kept, name: null, isFresh: false, isBesideUnsent }
    return shown
  }
}

/** Keeps a receipt; one that is there already keeps its time. */
function keep(key: string, receipt: StoredReceipt): void {
  const store = tabStorage()
  if (store === null || readReceipt(store, key)?.reference === receipt.reference) return
  writeReceipt(store, key, receipt)
}
