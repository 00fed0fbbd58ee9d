import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react'

import { sendPath } from '../page/form-addresses.ts'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { applicationSchema, type ReadApplication } from './application-schema.ts'
import { type Control, controls, type PhotoControl, photoControls } from './controls.ts'
import { useErrorSummaryFocus } from '../forms/error-summary.tsx'
import { type FormValues, formValues } from '../forms/form-values.ts'
import type { ScoutingView } from './load-scouting.server.ts'
import type { Outcome, Received } from '../forms/outcome.ts'
import { type Problems, problemsOf } from '../forms/problems.ts'
import { useFormState } from './use-form-state.ts'
import { type Photos, type PhotoState, usePhotos } from './use-photos.ts'
import { ASKED, questionOfPhoto, withQuestions } from './questions.ts'
import { useSending } from '../forms/use-sending.ts'
import { valuesOf } from './to-form-lists.ts'

type UseApplicationOptions = {
  /** The server's answer to a form sent without script, if there is one. */
  received: Received | null
  onReceived: (arrived: Extract<Outcome, { status: 'received' }>) => void
}

/** The state of the form while the visitor fills it in, and its validation and sending. */
export function useApplication(
  element: RefObject<HTMLFormElement | null>,
  view: ScoutingView,
  { received, onReceived }: UseApplicationOptions,
) {
  const { locale } = useShell()
  const [result, setResult] = useState(() => firstResult(received))
  const [formKey, setFormKey] = useState(received?.outcome.formKey ?? view.formKey)
  const { reportProblems, ...questions } = useQuestions(received)
  const formState = useFormState(element, view, {
    given: received?.values ?? {},
    onKey: setFormKey,
  })
  const photos = usePhotos()
  const { step, send } = useSending({
    address: sendPath(locale),
    onKey: setFormKey,
    onReceived(arrived) {
      element.current?.reset() // values that the browser would restore on reload no longer count as unsent
      onReceived(arrived)
    },
    onInvalid({ problems }) {
      setResult(resultOf(problems, null))
      reportProblems(problems)
    },
    makeSmaller,
  })

  const validate = useMemo(() => validatorFor(view), [view])
  const isValid = useRef(false)
  const wrong = useRef<Problems>({})
  const [form, fields] = useForm<Record<Control, string>, ReadApplication>({
    id: 'application',
    lastResult: result,
    shouldRevalidate: 'onInput', // a problem disappears as soon as it no longer applies
    defaultValue: { [controls.gender]: 'woman' },
    onValidate({ formData }) {
      if (formData.has(INTENT)) formData.set(ASKED, questions.askedBefore)
      const validated = validate(withPhotoProblems(formData, photos.current()))
      wrong.current = validated.status === 'error' ? problemsOf(validated.error ?? {}) : {}
      return validated
    },
    onSubmit: () => void (isValid.current = true),
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRecheck(event)) return form.onSubmit(event)
    if (step.kind === 'sending' || step.kind === 'sent') return
    isValid.current = false
    form.onSubmit(event)
    if (!isValid.current) return reportProblems(wrong.current)
    const filled = event.currentTarget
    void send(() => completeForm(filled, photos))
  }
  return { fields, formKey, questions, step, formState, photos, onSubmit }
}

/**
 * Reports problems and remembers the questions among them, so that each is asked only once. A question stays until its field
 * changes or the form is sent again.
 */
function useQuestions(received: Received | null) {
  const [{ asked, askedBefore }, setQuestions] = useState(() => receivedQuestions(received))
  const focusOnProblems = useErrorSummaryFocus()
  return {
    /** The questions that the next submission does not ask again. */
    asked,
    /** The questions asked before those on screen. Revalidation knows only these, so that the questions on screen still stand. */
    askedBefore,
    reportProblems: (problems: Problems): void => {
      setQuestions((before) => added(before.asked, problems))
      focusOnProblems()
    },
    clear: () => setQuestions(added('', {})),
  }
}

function added(askedBefore: string, problems: Problems) {
  return { askedBefore, asked: withQuestions(askedBefore, problems) }
}

function receivedQuestions(received: Received | null) {
  if (received === null) return added('', {})
  const { outcome, values } = received
  return added(values[ASKED] ?? '', outcome.status === 'invalid' ? outcome.problems : {})
}

function validatorFor({ today, minimumAge, lists }: ScoutingView) {
  const schema = applicationSchema({ today, minimumAge, choices: valuesOf(lists) })
  return (form: FormData) => parseWithValibot(form, { schema })
}

/** Prepares the form for its schema: a word replaces each photo. */
function withPhotoProblems(form: FormData, photos: Photos): FormData {
  const asked = formValues(form, [ASKED])[ASKED]
  for (const slot of photoControls) {
    const state = photos[slot]
    if (state.kind === 'none') form.delete(slot)
    else form.set(slot, wordOf(state, { slot, photos, asked }))
  }
  return form
}

type Among = { slot: PhotoControl; photos: Photos; asked: string | undefined }

/**
 * The word for one photo. The server also asks about photos that this check misses: one that the browser could not open, or the
 * same file under another name.
 */
function wordOf(state: Exclude<PhotoState, { kind: 'none' }>, { slot, photos, asked }: Among) {
  if (state.kind === 'refused') return state.problem
  if (state.kind === 'preparing') return 'ready'
  const { name, bytes, longestSide } = state
  const before = photoControls.slice(0, photoControls.indexOf(slot)).map((each) => photos[each])
  const isSame = before.some(
    (other) => other.kind === 'ready' && other.name === name && other.bytes === bytes,
  )
  return questionOfPhoto(asked, { isSame, longestSide }) ?? 'ready'
}

/** The form to send. Null if a file turned out not to be a photo. */
async function completeForm(
  filled: HTMLFormElement,
  photos: ReturnType<typeof usePhotos>,
): Promise<FormData | null> {
  await photos.settled()
  const whole = withPhotos(new FormData(filled), photos.current())
  if (whole === null) nextAnimationFrame(() => filled.requestSubmit()) // validates again, which reports the problem
  return whole
}

/** The form ready to send, with shrunk photos. Null if a file is not a photo. */
function withPhotos(form: FormData, photos: Photos): FormData | null {
  for (const slot of photoControls) {
    const state = photos[slot]
    if (state.kind !== 'ready') return null
    if (state.photo !== null) form.set(slot, state.photo, `${slot}.jpg`)
  }
  return form
}

async function makeSmaller(form: FormData): Promise<FormData | null> {
  const smaller = await import('./smaller-photos.ts').catch(() => null)
  return smaller === null ? null : smaller.withSmallerPhotos(form)
}

/** The name of the button with which conform revalidates a field; conform does not export it. */
const INTENT = '__intent__'

/** Whether this submission is conform revalidating a field, and not the visitor sending the form. */
function isRecheck({ nativeEvent }: FormEvent): boolean {
  if (!(nativeEvent instanceof SubmitEvent)) return false
  return nativeEvent.submitter?.getAttribute('name') === INTENT
}

function firstResult(received: Received | null) {
  if (received === null) return undefined
  const { outcome, values } = received
  return resultOf(outcome.status === 'invalid' ? outcome.problems : {}, values)
}

/** Converts the server's answer for conform: the typed values and their problems. */
function resultOf(problems: Problems, values: FormValues | null): SubmissionResult {
  const error = Object.fromEntries(
    Object.entries(problems).map(([name, words]) => [name, [...words]]),
  )
  return {
    ...(Object.keys(error).length > 0 && {
      status: 'error' as const,
      error, // conform rechecks these while the visitor types
    }),
    ...(values !== null && { initialValue: { ...values } }),
  }
}
