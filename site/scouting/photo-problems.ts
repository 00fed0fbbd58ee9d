import type { FourPhotos } from '#outbox/outbox.ts'

import type { PhotoRefusal } from '#media/photos/photo-result.ts'
import type { FourSlots } from '../page/intake.ts'
import type { Problem } from '../forms/problems.ts'
import { questionOfPhoto } from './questions.ts'

const words: Readonly<Record<PhotoRefusal, Problem>> = {
  empty: 'photo-empty',
  'too-large': 'photo-too-large',
  'not-a-picture': 'photo-type',
  'too-long': 'photo-side',
  'too-many-frames': 'photo-frames',
  'too-many-pixels': 'photo-pixels',
  'too-much-memory': 'photo-memory',
  unreadable: 'photo-unreadable',
}

/** A word for each photo, as the form's schema expects it: `ready`, or its problem. `asked` is the value of the form's field. */
export function photoProblems(slots: FourSlots, asked: string | undefined): ('ready' | Problem)[] {
  return slots.map((slot, index) => {
    if (slot === null) return 'photo-missing'
    if (slot.status !== 'prepared') return words[slot.reason]
    const isSame = slots.slice(0, index).some((other) => isSamePhoto(slot, other))
    return questionOfPhoto(asked, { isSame, longestSide: slot.longestSide }) ?? 'ready'
  })
}

function isSamePhoto(one: FourSlots[number], other: FourSlots[number]): boolean {
  if (one?.status !== 'prepared' || other?.status !== 'prepared') return false
  const [bytes, others] = [one.photo.bytes, other.photo.bytes]
  return bytes.length === others.length && bytes.every((byte, index) => byte === others[index])
}

/** All four photos; null when one is missing. */
export function photosOf([face, profile, half, full]: FourSlots): FourPhotos | null {
  if (face?.status !== 'prepared' || profile?.status !== 'prepared') return null
  if (half?.status !== 'prepared' || full?.status !== 'prepared') return null
  return [face.photo, profile.photo, half.photo, full.photo]
}
