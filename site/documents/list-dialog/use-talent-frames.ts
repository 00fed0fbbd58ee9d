import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'

import { useLocale } from '../../i18n/use-messages.ts'
import { listFormPath } from '../../page/document-addresses.ts'
import { type FrameGallery, FRAMES_PARAMETER } from './list-facts.ts'

/** A talent's galleries, fetched when they are needed. */
export type TalentFrames =
  | { status: 'unasked' | 'asked' | 'unavailable' }
  | { status: 'found'; galleries: readonly FrameGallery[] }

/** A talent's frames to choose from. They are asked for as soon as `isNeeded`, and by `ask`. */
export function useTalentFrames(
  id: number,
  isNeeded: boolean,
): { frames: TalentFrames; ask: () => void } {
  const { load, data, state } = useFetcher<{ frames: readonly FrameGallery[] | null }>()
  const address = `${listFormPath(useLocale(), [id])}&mine&${FRAMES_PARAMETER}`
  const ask = () => void load(address)
  const askOnce = useEffectEvent(() => {
    if (data === undefined && state === 'idle') ask()
  })
  useEffect(() => {
    if (isNeeded) askOnce()
  }, [isNeeded])
  const galleries = data?.frames ?? null
  if (galleries !== null) return { frames: { status: 'found', galleries }, ask }
  if (state !== 'idle') return { frames: { status: 'asked' }, ask }
  return { frames: { status: data === undefined ? 'unasked' : 'unavailable' }, ask }
}
