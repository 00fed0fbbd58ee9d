import { clsx } from 'clsx'
import { type DragEvent, useEffect, useRef } from 'react'

import {
  type ScoutingMessages,
  useFormMessages,
  useScoutingMessages,
} from '../i18n/lazy-catalogues.ts'
import { Icon } from '../ui/icon.tsx'
import type { Pose } from './controls.ts'
import type { FieldFacts } from '../forms/field.tsx'
import { fileListOf } from '../forms/form-values.ts'
import { isWrong, PHOTO_AGAIN, problemWords } from '../forms/problems.ts'
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
  const { id, name } = facts
  const problems = problemsAt(state, facts)
  const problem = problemWords(formText, problems)
  const isMistake = isWrong(problems)
  const isAskedAgain = isLost && state.kind === 'none'
  const note = problem ?? (isAskedAgain ? formText.problems[PHOTO_AGAIN] : null)
  const noteId = problem === null ? `${id}-again` : `${id}-problem`
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
          type="file"
          id={id}
          name={name}
          accept="image/png,image/gif,image/jpeg"
          aria-invalid={isMistake || undefined}
          aria-describedby={note === null ? `${id}-hint` : `${id}-hint ${noteId}`}
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
      {note !== null && (
        <p
          id={noteId}
          className={clsx('pt-1.5 pb-2 text-[0.8125rem] leading-snug', isMistake && 'text-danger')}
        >
          {note}
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

/** Line drawings of the poses, in a view box of 60 by 80. */
const drawings: Readonly<Record<Pose, string>> = {
  face: 'M30 14C20.5 14 15.5 22 15.5 33C15.5 44.5 22 54 30 54C38 54 44.5 44.5 44.5 33C44.5 22 39.5 14 30 14ZM22.5 49.5C22 58 19 61.5 12 64.5C6 67 4 71 3.5 78M37.5 49.5C38 58 41 61.5 48 64.5C54 67 56 71 56.5 78M24 31.5H26.5M33.5 31.5H36M30 33V39.5M27 45.5C29 46.8 31 46.8 33 45.5',
  profile:
    'M39 15C27 11.5 18 18.5 18 27.5C18 31 15 34.5 13.5 37.5C13 38.7 13.8 39.3 15.5 39.6C16.2 41 15.4 41.8 16 43.2C15.6 45 16.4 45.8 16.3 47.5C16.2 50.4 19.5 51 24.5 50C25.5 57 23 63.5 15 68C11.5 70 9.5 73.5 8.5 78M39 15C46.5 19 48.5 27.5 46 36C44.5 41.5 42.5 45.5 42.5 50.5C42.5 59 46 62.5 50.5 66C54 68.8 55.5 73 56 78M21 32.5L23.5 32',
  half: 'M30 8C25.7 8 23.3 11.5 23.3 16C23.3 20.7 26.2 24.5 30 24.5C33.8 24.5 36.7 20.7 36.7 16C36.7 11.5 34.3 8 30 8ZM26.6 23C26.4 27.5 24.5 29 20.5 30.4C14.5 32.5 12 36 10.8 43C9.8 49 9 55 8.5 62M33.4 23C33.6 27.5 35.5 29 39.5 30.4C45.5 32.5 48 36 49.2 43C50.2 49 51 55 51.5 62M19.5 42C20 50 21.5 55 21 60C20.4 66 18.8 71 18.3 78M40.5 42C40 50 38.5 55 39 60C39.6 66 41.2 71 41.7 78',
  full: 'M30 4C27.6 4 26.2 6 26.2 8.6C26.2 11.3 27.8 13.5 30 13.5C32.2 13.5 33.8 11.3 33.8 8.6C33.8 6 32.4 4 30 4ZM28.2 12.8C28 15.3 27 16 24.8 16.8C21.6 18 20.4 20 19.8 23.8L17.4 40.5M31.8 12.8C32 15.3 33 16 35.2 16.8C38.4 18 39.6 20 40.2 23.8L42.6 40.5M24.4 23.5C24.7 28 25.4 30.5 25 33.5C24.4 37 23.4 39.5 23.4 44C23.4 52 25 58 25.4 64L25.9 75.5H28.6L30 46L31.4 75.5H34.1L34.6 64C35 58 36.6 52 36.6 44C36.6 39.5 35.6 37 35 33.5C34.6 30.5 35.3 28 35.6 23.5',
}

/** Draws the pose for a photo, behind the words that name it. */
function PoseDrawing({ pose, className }: { pose: Pose; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 80"
      fill="none"
      stroke="currentColor"
      strokeWidth={0.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={drawings[pose]} />
    </svg>
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

/** The frame's pose, or its file, and what a click does. */
function SlotCaption({ id, pose, state }: { id: string; pose: Pose; state: PhotoState }) {
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

const MAX_NAME_LENGTH = 20

/**
 * Shortens a file name for display: more than 20 characters become 20, an ellipsis and the extension (docs/product.md:
 * Application form).
 */
export function shortFileName(name: string): string {
  const characters =
    'Segmenter' in Intl
      ? [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
      : Array.from(name)
  if (characters.length <= MAX_NAME_LENGTH) return name
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? ''
  return `${characters.slice(0, MAX_NAME_LENGTH).join('')}…${extension}`
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
  else input.files = fileListOf(file)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.focus()
}

function takeDropped(event: DragEvent, id: string): void {
  event.preventDefault()
  const [file] = event.dataTransfer.files
  if (file !== undefined) fill(id, file)
}
