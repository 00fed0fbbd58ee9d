import type { FourPhotos } from '#outbox/outbox.ts'

import type { FourSlots, PhotoRefusal } from '../intake.ts'
import type { Problem } from '../form/problems.ts'

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

/** A photo that was sent, as the form's schema is told of it. */
export function photoWord(slot: FourSlots[number]): 'ready' | Problem {
  if (slot === null) return 'photo-missing'
  return slot.status === 'ready' ? 'ready' : words[slot.reason]
}

/** All four as they are kept; null where one is missing. */
export function photosOf([face, profile, half, full]: FourSlots): FourPhotos | null {
  if (face?.status !== 'ready' || profile?.status !== 'ready') return null
  if (half?.status !== 'ready' || full?.status !== 'ready') return null
  return [face.photo, profile.photo, half.photo, full.photo]
}
