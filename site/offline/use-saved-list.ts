import { useEffect, useRef, useState } from 'react'

import type { ListDocumentKind } from '../page/document-addresses.ts'
import { saveFile } from '../ui/save-file.ts'
import { SERVICE_WORKER_ADDRESS } from './offline-facts.ts'
import { inTurn } from './one-at-a-time.ts'
import { type ListToSave, saveList } from './save-list.ts'
import {
  bytesOf,
  removeAllSaved,
  removeSavedList,
  savedDocument,
  type SavedList,
  savedLists,
} from './saved-lists.ts'

/** Why a list could not be saved. */
type Fault = 'no-room' | 'no-answer' | 'not-possible'

/** What this device has saved; `unknown` until it has been read. */
type Device =
  | { status: 'unknown' }
  | { status: 'read'; saved: SavedList | null; /** Of all lists. */ bytes: number }

/** Saves a list on this device and removes it. `share`, from 0 to 1, is null unless the list is being saved. */
export function useSavedList(listId: string) {
  const [device, setDevice] = useState<Device>({ status: 'unknown' })
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const inFlight = useRef<AbortController | null>(null)

  useEffect(() => {
    readDevice(listId).then(setDevice, () => setFault('not-possible'))
    return () => inFlight.current?.abort()
  }, [listId])

  async function after(work: Promise<unknown>) {
    await work
      .then(async () => setDevice(await readDevice(listId)))
      .catch(() => setFault('not-possible'))
  }

  async function save(list: ListToSave) {
    const controller = new AbortController()
    inFlight.current = controller
    setFault(null)
    setShare(0)
    const outcome = await saveOnDevice(list, controller.signal, setShare)
    inFlight.current = null
    setShare(null)
    if (outcome !== 'saved' && outcome !== 'cancelled') setFault(outcome)
    await after(Promise.resolve())
  }

  return {
    device,
    share,
    fault,
    save,
    cancel: () => inFlight.current?.abort(),
    remove: () => after(inTurn(() => removeSavedList(listId))),
    removeAll: () => after(inTurn(removeAllSaved)),
    /** Hands a saved document to the visitor, also without a network. */
    open: async (kind: ListDocumentKind, name: string) => {
      const file = await savedDocument(listId, kind)
      if (file === null) await after(Promise.resolve())
      else saveFile(file, name)
    },
  }
}

async function readDevice(listId: string): Promise<Device> {
  const lists = await savedLists()
  const saved = lists.find((each) => each.listId === listId && each.talents.length > 0) ?? null
  return { status: 'read', saved, bytes: lists.reduce((sum, each) => sum + bytesOf(each), 0) }
}

async function saveOnDevice(
  list: ListToSave,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER_ADDRESS)
    await navigator.serviceWorker.ready
    void navigator.storage.persist() // asks the browser not to remove what the visitor has saved
  } catch {
    return navigator.onLine ? 'not-possible' : 'no-answer'
  }
  return inTurn(
    (inTime) =>
      saveList(list, { withDocuments: true, signal: inTime, cancelled: signal, onProgress }),
    signal,
  ).catch(() => 'cancelled' as const) // before its turn came
}
