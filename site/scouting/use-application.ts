import { type FormEvent, type RefObject, useMemo, useState } from 'react'

import { formPath } from '../page/form-addresses.ts'
import { textOf } from '../page/form-text.ts'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { applicationValidator } from './application-schema.ts'
import { controls, type PhotoControl, photoControls } from './controls.ts'
import { useErrorSummaryFocus } from '../forms/error-summary.tsx'
import { factsOf } from '../forms/field.tsx'
import type { ScoutingView } from './load-scouting.server.ts'
import { type Outcome, problemsOf, type Received } from '../forms/outcome.ts'
import type { Problems } from '../forms/problems.ts'
import { useFormState } from './use-form-state.ts'
import { type Photos, type PhotoState, usePhotos } from './use-photos.ts'
import { ASKED, questionOfPhoto, withQuestions } from './questions.ts'
import { useSending } from '../forms/use-sending.ts'

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
  const [given, setGiven] = useState(received?.values ?? {})
  const [formKey, setFormKey] = useState(received?.outcome.formKey ?? view.formKey)
  const { reportProblems, ...questions } = useQuestions(received)
  const formState = useFormState(element, view, { given, onKey: setFormKey })
  const photos = usePhotos()
  const { problems, show, validate, recheck, clear } = useValidation(view, photos, received)
  const { step, send } = useSending({
    address: formPath('send', locale),
    onKey: setFormKey,
    onReceived(arrived) {
      element.current?.reset() // values that the browser would restore on reload no longer count as unsent
      onReceived(arrived)
    },
    onInvalid(invalid) {
      show(invalid.problems)
      reportProblems(invalid.problems)
    },
    makeSmaller,
  })

  return {
    facts: factsOf('application', problems, given),
    formKey,
    asked: questions.asked,
    step,
    formState,
    photos,
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      formState.onInput(currentTarget)
      const form = new FormData(currentTarget)
      form.set(ASKED, questions.askedBefore)
      recheck(form, target instanceof Element ? target.getAttribute('name') : null)
    },
    onReset: () => {
      formState.onEmptied()
      questions.clear()
      photos.clear()
      clear()
      setGiven({}) // values that the server gave back are the form's defaults, to which a reset returns
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (step.kind === 'sending' || step.kind === 'sent') return
      const filled = event.currentTarget
      const found = validate(new FormData(filled))
      if (Object.keys(found).length > 0) return reportProblems(found)
      void send(() => completeForm(filled, photos))
    },
  }
}

/**
 * The problems on screen, and what changes them. Once a control was in a form that was to be sent, its problem goes and comes while
 * the visitor types.
 */
function useValidation(
  view: ScoutingView,
  photos: ReturnType<typeof usePhotos>,
  received: Received | null,
) {
  const [problems, setProblems] = useState(() => problemsOf(received))
  const [seen, setSeen] = useState<readonly string[]>(Object.keys(problems))
  const validator = useMemo(() => applicationValidator(view), [view])
  const problemsIn = (form: FormData): Problems => {
    const among = { photos: photos.current(), asked: textOf(form, ASKED) }
    const read = validator(form, (slot) => wordOf(among.photos[slot], { slot, ...among }))
    return read.status === 'invalid' ? read.problems : {}
  }
  const show = (found: Problems, names: readonly string[] = []) => {
    setProblems(found)
    setSeen((before) => [...new Set([...before, ...names, ...Object.keys(found)])])
  }
  return {
    problems,
    show,
    /** Validates the form, and shows its problems. */
    validate: (form: FormData): Problems => {
      const found = problemsIn(form)
      show(found, [...form.keys()])
      return found
    },
    /** Validates the form after an input into the control of that name. */
    recheck: (form: FormData, name: string | null) => {
      // a box that was not ticked was in no form
      const control = name === controls.hasNoInstagram ? controls.instagram : name
      if (control === null || !seen.includes(control)) return
      const found = Object.entries(problemsIn(form))
      setProblems(Object.fromEntries(found.filter(([each]) => seen.includes(each))))
    },
    clear: () => {
      setProblems({})
      setSeen([])
    },
  }
}

/**
 * Reports problems and remembers the questions among them, so that each is asked only once. A question stays until its field
 * changes or the form is sent again.
 */
function useQuestions(received: Received | null) {
  const [{ asked, askedBefore }, setQuestions] = useState(() =>
    added(received?.values[ASKED] ?? '', problemsOf(received)),
  )
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

type Among = { slot: PhotoControl; photos: Photos; asked: string }

/**
 * The word for one photo. The server also asks about photos that this check misses: one that the browser could not open, or the
 * same file under another name.
 */
function wordOf(state: PhotoState, { slot, photos, asked }: Among): string | undefined {
  if (state.kind === 'none') return undefined
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
