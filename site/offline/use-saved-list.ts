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

/** What this device has saved of the list, and how many bytes all lists take. */
type Device = { saved: SavedList | null; bytes: number }

const nothing: Device = { saved: null, bytes: 0 }

/** Saves a list on this device and removes it. `share`, from 0 to 1, is null unless the list is being saved. */
export function useSavedList(listId: string) {
  const [device, setDevice] = useState(nothing)
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const inFlight = useRef<AbortController | null>(null)

  useEffect(() => {
    readDevice(listId).then(setDevice, () => setFault('not-possible'))
    return () => inFlight.current?.abort()
  }, [listId])

  const refresh = () => readDevice(listId).then(setDevice, () => setFault('not-possible'))

  async function removeWith(work: () => Promise<void>) {
    await inTurn(work).catch(() => setFault('not-possible'))
    await refresh()
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
    await refresh()
  }

  return {
    ...device,
    share,
    fault,
    save,
    cancel: () => inFlight.current?.abort(),
    remove: () => removeWith(() => removeSavedList(listId)),
    removeAll: () => removeWith(removeAllSaved),
    /** Hands a saved document to the visitor, also without a network. */
    open: async (kind: ListDocumentKind, name: string) => {
      const file = await savedDocument(listId, kind)
      if (file === null) await refresh()
      else saveFile(file, name)
    },
  }
}

async function readDevice(listId: string): Promise<Device> {
  const lists = await savedLists()
  const saved = lists.find((each) => each.listId === listId && each.talents.length > 0) ?? null
  return { saved, bytes: bytesOf(lists) }
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
