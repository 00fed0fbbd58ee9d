import { clsx } from 'clsx'

import type { ScoutingMessages } from '../i18n/scouting/pt.ts'
import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import type { Pose } from './controls.ts'
import type { PhotoState } from './use-photos.ts'

type SlotCaptionProps = { id: string; pose: Pose; state: PhotoState }

/** The frame's pose, or its file, and what a click does. */
export function SlotCaption({ id, pose, state }: SlotCaptionProps) {
  const text = useScoutingMessages()
  const isOverPhoto = state.kind === 'ready' && state.preview !== null
  return (
    <div
      className={clsx(
        'relative z-1 max-w-full px-2 wrap-anywhere',
        isOverPhoto && '-mb-3 w-full bg-paper/90 pt-2 pb-2.5',
      )}
    >
      <label htmlFor={id} className="block font-medium">
        {text.poses[pose]}
      </label>
      <span id={`${id}-hint`} className="block text-grey">
        {state.kind === 'none' ? text.poseHints[pose] : shortFileName(state.name)}
      </span>
      <span aria-hidden="true" className="block underline underline-offset-4 noscript:hidden">
        {invitation(state, text)}
      </span>
    </div>
  )
}

function invitation({ kind }: PhotoState, text: ScoutingMessages): string {
  if (kind === 'none') return text.choosePhoto
  return kind === 'preparing' ? text.preparing : text.changePhoto
}

const MAX_LENGTH = 20

/**
 * Shortens a file name for display: more than 20 characters become 20, an ellipsis and the extension (docs/product.md:
 * Application form).
 */
export function shortFileName(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  if (characters.length <= MAX_LENGTH) return name
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? ''
  return `${characters.slice(0, MAX_LENGTH).join('')}…${extension}`
}
