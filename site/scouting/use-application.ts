import { useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react'

import { sendPath } from '../page/form-addresses.ts'
import { useShell } from '../page/shell.ts'
import { nextFrame } from '../ui/next-frame.ts'
import { rulesOf } from './application-rules.ts'
import { applicationSchema, type ReadApplication } from './application-schema.ts'
import { type Control, controls } from './controls.ts'
import type { ScoutingView } from './load-scouting.server.ts'
import type { Received } from '../forms/outcome.ts'
import { type Problems, problemsOf } from '../forms/problems.ts'
import { resultOf } from './result-of.ts'
import { useFilling } from './use-filling.ts'
import { usePhotos } from './use-photos.ts'
import { useQuestions } from './use-questions.ts'
import { useSending } from '../forms/use-sending.ts'
import { withPhotos, withPhotoWords } from './what-is-sent.ts'

type UseApplicationOptions = {
  /** What came of the form without script, if it was sent so. */
  received: Received | null
  onReceived: (arrived: { reference: string; name: string }) => void
}

/** The form as it is filled in, judged and sent. */
export function useApplication(
  element: RefObject<HTMLFormElement | null>,
  view: ScoutingView,
  { received, onReceived }: UseApplicationOptions,
) {
  const { locale } = useShell()
  const [result, setResult] = useState(() => firstResult(received))
  const [formKey, setFormKey] = useState(received?.outcome.formKey ?? view.formKey)
  const { tellProblems, ...questions } = useQuestions(received)
  const filling = useFilling(element, view, {
    given: received?.values ?? {},
    onKey: setFormKey,
  })
  const photos = usePhotos()
  const { step, send } = useSending({
    address: sendPath(locale),
    onKey: setFormKey,
    onReceived(arrived) {
      element.current?.reset() // what the browser would put back at a reload is no longer unsent
      onReceived(arrived)
    },
    onInvalid({ problems }) {
      setResult(resultOf(problems, null))
      tellProblems(problems)
    },
    makeSmaller,
  })

  const judge = useMemo(() => judgeBy(view), [view])
  const isValid = useRef(false)
  const wrong = useRef<Problems>({})
  const [form, fields] = useForm<Record<Control, string>, ReadApplication>({
    id: 'application',
    lastResult: result,
    shouldRevalidate: 'onInput', // what was told as wrong is told so no longer than it is
    defaultValue: { [controls.gender]: 'woman' },
    onValidate({ formData }) {
      const judged = judge(withPhotoWords(formData, photos.current()))
      wrong.current = judged.status === 'error' ? problemsOf(judged.error ?? {}) : {}
      return judged
    },
    onSubmit: () => void (isValid.current = true),
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRecheck(event)) return form.onSubmit(event)
    if (step.kind === 'sending' || step.kind === 'sent') return
    isValid.current = false
    form.onSubmit(event)
    if (!isValid.current) return tellProblems(wrong.current)
    const filled = event.currentTarget
    void send(() => wholeForm(filled, photos))
  }
  return { fields, formKey, questions, step, filling, photos, onSubmit }
}

function judgeBy(view: ScoutingView) {
  const schema = applicationSchema(rulesOf(view))
  return (form: FormData) => parseWithValibot(form, { schema })
}

/** Null where a photo turned out to be none. */
async function wholeForm(
  filled: HTMLFormElement,
  photos: ReturnType<typeof usePhotos>,
): Promise<FormData | null> {
  await photos.settled()
  const whole = withPhotos(new FormData(filled), photos.current())
  if (whole === null) nextFrame(() => filled.requestSubmit()) // it is judged again, and told
  return whole
}

async function makeSmaller(form: FormData): Promise<FormData | null> {
  const smaller = await import('./smaller-photos.ts').catch(() => null)
  return smaller === null ? null : smaller.withSmallerPhotos(form)
}

/** The name of the button with which conform judges a field anew; it does not export it. */
const INTENT = '__intent__'

/** Conform judges a field anew by a submission of its own, which is not the visitor's. */
function isRecheck({ nativeEvent }: FormEvent): boolean {
  if (!(nativeEvent instanceof SubmitEvent)) return false
  return nativeEvent.submitter?.getAttribute('name') === INTENT
}

function firstResult(received: Received | null) {
  if (received === null) return undefined
  const { outcome, values } = received
  return resultOf(outcome.status === 'invalid' ? outcome.problems : {}, values)
}
