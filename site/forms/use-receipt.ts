import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

import { clearReceipt, readReceipt, type StoredReceipt, writeReceipt } from './stored-receipt.ts'
import type { Received } from './outcome.ts'
import { tabStorage } from './tab-storage.ts'

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

/**
 * The receipt that takes a form's place and stays for the tab's life, also through a reload and Back. `key` is its place in
 * the tab's storage; `received` is what came of the form without script, if it was sent so.
 */
export function useReceipt(key: string, received: Received | null = null) {
  const [arrived, setArrived] = useState(() => plainReceipt(received))
  const arrivedPlainly = arrived?.isFresh === false ? arrived.reference : null
  const kept = useStoredReceipt(key)
  useEffect(() => {
    if (arrivedPlainly !== null) keep(key, { reference: arrivedPlainly, at: Date.now() })
  }, [key, arrivedPlainly])

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
  const earlier = received === null ? kept : null // else what came of the form now is what counts
  return { receipt: arrived ?? earlier, arrive, forget }
}

function plainReceipt(received: Received | null): ShownReceipt | null {
  if (received?.outcome.status !== 'received') return null
  const { reference, name } = received.outcome
  return { reference, at: null, name, isFresh: false }
}

/** What the tab kept when this page was opened; nothing on the server and while the browser takes its page over. */
function useStoredReceipt(key: string): ShownReceipt | null {
  const [read] = useState(() => readOnce(key))
  return useSyncExternalStore(never, read, () => null)
}

const never = () => () => undefined

/** The same answer each time, as React asks for. */
function readOnce(key: string): () => ShownReceipt | null {
  let shown: ShownReceipt | null | undefined
  return () => {
    if (shown !== undefined) return shown
    const store = tabStorage()
    const kept = store && readReceipt(store, key)
    shown = kept && { ...kept, name: null, isFresh: false }
    return shown
  }
}

/** Keeps a receipt; one that is there already keeps its time. */
function keep(key: string, receipt: StoredReceipt): void {
  const store = tabStorage()
  if (store === null || readReceipt(store, key)?.reference === receipt.reference) return
  writeReceipt(store, key, receipt)
}
