import { clsx } from 'clsx'
import type { ChangeEvent, DragEvent } from 'react'

import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { Icon } from '../ui/icon.tsx'
import type { Pose } from './controls.ts'
import type { FieldFacts } from './field.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { PoseDrawing } from './pose-drawing.tsx'
import { problemWords } from './problems.ts'
import { shortFileName } from './short-file-name.ts'
import { listOf, type PhotoState } from './use-photos.ts'

type PhotoSlotProps = {
  facts: FieldFacts
  pose: Pose
  state: PhotoState
  choose: (file: File | undefined) => void
}

/** A frame for one photo: the pose that is asked for, then the photo itself. The whole frame is a file input. */
export function PhotoSlot({ facts, pose, state, choose }: PhotoSlotProps) {
  const text = useScoutingMessages()
  const { id, name, key, errors } = facts
  const word = state.kind === 'refused' ? state.problem : errors?.[0]
  const problem = problemWords(text, state.kind === 'ready' ? undefined : word)
  const described = [`${id}-hint`, problem === null ? null : `${id}-problem`].filter(Boolean)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    choose(currentTarget.files?.[0])
  return (
    <div>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takeDropped(event, id)}
        className={clsx(
          'relative flex aspect-3/4 flex-col items-center justify-end overflow-hidden border pb-3 text-center text-[0.8125rem] leading-snug has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink',
          problem === null ? 'border-hairline' : 'border-danger',
        )}
      >
        {state.kind === 'ready' && state.preview !== null ? (
          <PhotoPreview
            picture={state.preview}
            label={text.photoAlt({ pose: text.poses[pose], name: state.name })}
          />
        ) : (
          <PoseDrawing
            pose={pose}
            className="absolute inset-x-[16%] top-[4%] h-[56%] w-[68%] sm:top-[7%] sm:h-[68%] text-[#9a9a9a]"
          />
        )}
        <div
          className={clsx(
            'relative z-1 px-2',
            state.kind === 'ready' && state.preview !== null && 'bg-paper/90 py-1.5',
          )}
        >
          <label htmlFor={id} className="block font-medium">
            {text.poses[pose]}
          </label>
          <span id={`${id}-hint`} className="block text-grey">
            {state.kind === 'none' ? text.poseHints[pose] : shortFileName(state.name)}
          </span>
          <span aria-hidden="true" className="block underline underline-offset-4 noscript:hidden">
            {state.kind === 'none'
              ? text.choosePhoto
              : state.kind === 'preparing'
                ? text.preparing
                : text.changePhoto}
          </span>
        </div>
        <input
          key={key}
          type="file"
          id={id}
          name={name}
          accept="image/png,image/gif,image/jpeg"
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={described.join(' ')}
          onChange={onChange}
          className="absolute inset-0 z-2 cursor-pointer text-xs opacity-0 noscript:static noscript:mt-2 noscript:w-full noscript:px-2 noscript:opacity-100"
        />
        {state.kind !== 'none' && (
          <button
            type="button"
            aria-label={text.removePhoto(text.poses[pose])}
            onClick={() => empty(id)}
            className="absolute top-0 right-0 z-3 grid size-11 place-items-center bg-paper/90"
          >
            <Icon name="cross" size={16} />
          </button>
        )}
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className="pt-1.5 text-[0.8125rem] leading-snug text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The input stays what says which file is chosen; all else follows from its change. */
function fill(id: string, file: File | undefined): void {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement)) return
  if (file === undefined) input.value = ''
  else input.files = listOf(file)
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.focus()
}

function empty(id: string): void {
  fill(id, undefined)
}

function takeDropped(event: DragEvent, id: string): void {
  event.preventDefault()
  const [file] = event.dataTransfer.files
  if (file !== undefined) fill(id, file)
}
