import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { photoControls, type PhotoControl } from './controls.ts'
import { shrinkInWorker } from './photo-shrinker.ts'
import { fileListOf } from '../forms/form-values.ts'
import type { Problem } from '../forms/problems.ts'

/** The largest photo that can be sent (docs/product.md: Application form). */
export const MAX_PHOTO_BYTES = 10_000_000

/** The largest file that the browser opens to shrink it. */
const MAX_OPENED_BYTES = 60_000_000

/**
 * The state of a photo slot. `photo` is the photo to send, null if the file is sent as it is; `bytes` is the size of the file.
 * `longestSide`, in pixels, is null if the browser cannot open the file.
 */
export type PhotoState =
  | { kind: 'none' }
  | { kind: 'preparing'; name: string }
  | {
      kind: 'ready'
      name: string
      bytes: number
      longestSide: number | null
      photo: Blob | null
      preview: ImageBitmap | null
    }
  | { kind: 'refused'; name: string; problem: Problem }

export type Photos = Readonly<Record<PhotoControl, PhotoState>>

const none: PhotoState = { kind: 'none' }
const noPhotos: Photos = { image_1: none, image_2: none, image_3: none, image_4: none }

/** The chosen files outlive the form while the tab stays open, so that a returning visitor finds them again. */
const chosenFiles = new Map<PhotoControl, File>()

/** Whether this tab still has the file of a slot. */
export function hasChosenFile(slot: PhotoControl): boolean {
  return chosenFiles.has(slot)
}

/** The state of the four photos, from choosing to sending. */
export function usePhotos() {
  const [photos, setPhotos] = useState(noPhotos)
  const latest = useRef(noPhotos) // event handlers read it before the next render
  const [touched, setTouched] = useState<PhotoControl | null>(null)
  const under = useRef(new Map<PhotoControl, Promise<void>>())

  function set(slot: PhotoControl, state: PhotoState) {
    latest.current = { ...latest.current, [slot]: state }
    setPhotos(latest.current)
  }

  function choose(slot: PhotoControl, file: File | undefined) {
    setTouched(slot)
    if (file === undefined) {
      chosenFiles.delete(slot)
      set(slot, none)
      revalidate(slot)
      return
    }
    chosenFiles.set(slot, file)
    set(slot, { kind: 'preparing', name: file.name })
    const make = async () => {
      const state = await prepare(file)
      if (chosenFiles.get(slot) !== file) return // another was chosen meanwhile
      set(slot, state)
      revalidate(slot)
    }
    under.current.set(slot, make())
  }

  const restore = useEffectEvent(() => {
    for (const slot of photoControls) restoreFile(slot, choose)
  })
  useEffect(() => nextAnimationFrame(() => restore()), [])

  return {
    photos,
    touched,
    current: () => latest.current,
    choose,
    clear: () => {
      chosenFiles.clear()
      latest.current = noPhotos
      setPhotos(noPhotos)
      setTouched(null)
    },
    settled: () => Promise.all(under.current.values()),
  }
}

/** Makes the form validate the slot again: it validates on input, but a photo is ready only some time after it is chosen. */
function revalidate(slot: PhotoControl): void {
  inputOf(slot)?.dispatchEvent(new Event('input', { bubbles: true }))
}

function inputOf(slot: PhotoControl): HTMLInputElement | null {
  return document.querySelector(`input[name="${slot}"]`)
}

/** Restores the file chosen before the visitor left the page, or else the file chosen before script loaded. */
function restoreFile(slot: PhotoControl, choose: (slot: PhotoControl, file: File) => void): void {
  const input = inputOf(slot)
  const file = chosenFiles.get(slot) ?? input?.files?.[0]
  if (file === undefined || input === null) return
  input.files = fileListOf(file)
  choose(slot, file)
}

async function prepare(file: File): Promise<PhotoState> {
  const { name, size: bytes } = file
  if (file.size === 0) return { kind: 'refused', name, problem: 'photo-empty' }
  if (file.size > MAX_OPENED_BYTES) return { kind: 'refused', name, problem: 'photo-too-heavy' }
  const shrunk = await shrinkInWorker(file)
  if (shrunk === null) {
    if (file.size > MAX_PHOTO_BYTES) return { kind: 'refused', name, problem: 'photo-too-large' }
    return { kind: 'ready', name, bytes, longestSide: null, photo: null, preview: null }
  }
  if (shrunk.status === 'refused') return { kind: 'refused', name, problem: shrunk.reason }
  const { photo, preview, longestSide } = shrunk
  return { kind: 'ready', name, bytes, longestSide, photo, preview }
}
