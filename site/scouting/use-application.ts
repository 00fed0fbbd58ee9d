import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react'

import { sendPath } from '../page/form-addresses.ts'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { applicationSchema, type ReadApplication } from './application-schema.ts'
import { type Control, controls } from './controls.ts'
import { valuesOf } from './form-lists.ts'
import type { FormValues } from '../forms/form-values.ts'
import type { ScoutingView } from './load-scouting.server.ts'
import type { Outcome, Received } from '../forms/outcome.ts'
import { type Problems, problemsOf } from '../forms/problems.ts'
import { useFormState } from './use-form-state.ts'
import { usePhotos } from './use-photos.ts'
import { ASKED } from './questions.ts'
import { useQuestions } from './use-questions.ts'
import { useSending } from '../forms/use-sending.ts'
import { withPhotos, withPhotoProblems } from './form-payload.ts'

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

function validatorFor({ today, minimumAge, lists }: ScoutingView) {
  const schema = applicationSchema({ today, minimumAge, choices: valuesOf(lists) })
  return (form: FormData) => parseWithValibot(form, { schema })
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
