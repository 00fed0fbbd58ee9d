import { clsx } from 'clsx'
import { type DragEvent, useEffect, useRef } from 'react'

import { useFormMessages } from '../i18n/forms/use-form-messages.ts'
import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { Icon } from '../ui/icon.tsx'
import type { Pose } from './controls.ts'
import type { FieldFacts } from '../forms/field.tsx'
import { listOf } from '../forms/fill-in.ts'
import { PoseDrawing } from './pose-drawing.tsx'
import { isWrong, PHOTO_AGAIN, problemWords } from '../forms/problems.ts'
import { SlotCaption } from './slot-caption.tsx'
import type { PhotoState } from './use-photos.ts'

type PhotoSlotProps = {
  facts: FieldFacts
  pose: Pose
  state: PhotoState
  /** The slot had a photo before the page was reloaded. */
  isLost: boolean
  choose: (file: File | undefined) => void
}

const frameStyle =
  'relative flex aspect-3/4 flex-col items-center justify-end overflow-hidden border pb-3 text-center text-[0.8125rem] leading-snug has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink'

/** A frame for one photo: it shows the pose to take, then the photo. The whole frame is a file input. */
export function PhotoSlot({ facts, pose, state, isLost, choose }: PhotoSlotProps) {
  const text = useScoutingMessages()
  const formText = useFormMessages()
  const { id, name, key } = facts
  const problems = problemsAt(state, facts)
  const problem = problemWords(formText, problems)
  const isMistake = isWrong(problems)
  const isAskedAgain = problem === null && isLost && state.kind === 'none'
  const noteId = problem === null ? `${id}-again` : `${id}-problem`
  const described = [`${id}-hint`, ...(problem === null && !isAskedAgain ? [] : [noteId])]
  return (
    <div>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takeDropped(event, id)}
        className={clsx(
          frameStyle,
          isMistake ? 'border-danger' : problem === null ? 'border-hairline' : 'border-ink',
        )}
      >
        <SlotPicture pose={pose} state={state} />
        <SlotCaption id={id} pose={pose} state={state} />
        <input
          key={key}
          type="file"
          id={id}
          name={name}
          accept="image/png,image/gif,image/jpeg"
          aria-invalid={isMistake || undefined}
          aria-describedby={described.join(' ')}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          className="absolute inset-0 z-2 cursor-pointer text-xs opacity-0 noscript:static noscript:mt-2 noscript:w-full noscript:px-2 noscript:opacity-100"
        />
        {state.kind !== 'none' && (
          <button
            type="button"
            aria-label={text.removePhoto(text.poses[pose])}
            onClick={() => fill(id, undefined)}
            className="absolute top-0 right-0 z-3 grid size-11 place-items-center bg-paper/90"
          >
            <Icon name="cross" size={16} />
          </button>
        )}
      </div>
      {isAskedAgain && (
        <p id={noteId} className="pt-1.5 text-[0.8125rem] leading-snug">
          {formText.problems[PHOTO_AGAIN]}
        </p>
      )}
      {problem !== null && (
        <p
          id={noteId}
          className={clsx('pt-1.5 text-[0.8125rem] leading-snug', isMistake && 'text-danger')}
        >
          {problem}
        </p>
      )}
    </div>
  )
}

function SlotPicture({ pose, state }: Pick<PhotoSlotProps, 'pose' | 'state'>) {
  const text = useScoutingMessages()
  if (state.kind === 'ready' && state.preview !== null) {
    const label = text.photoAlt({ pose: text.poses[pose], name: state.name })
    return <PhotoPreview picture={state.preview} label={label} />
  }
  return (
    <PoseDrawing
      pose={pose}
      className="absolute inset-x-[16%] top-[4%] h-[46%] w-[68%] text-[#9a9a9a] min-[22rem]:h-[56%] sm:top-[7%] sm:h-[68%]"
    />
  )
}

type PhotoPreviewProps = { picture: ImageBitmap; label: string }

/** Shows a photo as it will be sent. Drawn on a canvas: the page's policy allows no images other than the site's own. */
function PhotoPreview({ picture, label }: PhotoPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return (
    <>
      <canvas
        ref={canvas}
        aria-hidden="true"
        width={picture.width}
        height={picture.height}
        className="absolute inset-0 size-full object-cover"
      />
      <span className="sr-only">{label}</span>
    </>
  )
}

/** The problem of the current file; otherwise the problems found when the form was last validated. */
function problemsAt(state: PhotoState, { errors = [] }: FieldFacts): readonly string[] {
  if (state.kind === 'refused') return [state.problem]
  if (state.kind === 'none') return errors
  return errors.filter((word) => word !== 'photo-missing' && word !== PHOTO_AGAIN)
}

/** Sets the file on the input, which remains the source of truth; everything else follows from its `change` event. */
function fill(id: string, file: File | undefined): void {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement)) return
  if (file === undefined) input.value = ''
  else input.files = listOf(file)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.focus()
}

function takeDropped(event: DragEvent, id: string): void {
  event.preventDefault()
  const [file] = event.dataTransfer.files
  if (file !== undefined) fill(id, file)
}
