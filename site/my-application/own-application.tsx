import { type ReactNode, useEffect } from 'react'

import { forgetApplication } from '../forms/stored-receipt.ts'
import { useMyApplicationMessages } from '../i18n/my-application-messages.ts'
import { intakeFields } from '../page/intake.ts'
import { useShell } from '../page/shell.ts'
import { EmailLink } from '../ui/email-link.tsx'
import { PlainField } from '../ui/plain-field.tsx'
import { ownControls, tasks } from './controls.ts'
import type { MyApplicationView } from './load-my-application.server.ts'
import type { ApplicationView, SentView } from './application-view.server.ts'
import type { OwnAnswer } from './receive-my-application.server.ts'

export type Shown = Extract<OwnAnswer, { status: 'shown' }>

/** Where the application is, what was sent, and what the applicant can do with it. */
export function OwnApplication({ shown, view }: { shown: Shown; view: MyApplicationView }) {
  const text = useMyApplicationMessages()
  const { locale } = useShell()
  const { own, keys, result } = shown
  const isStored = own.status === 'waiting' || own.status === 'delivered'
  const address = view.addresses[locale]
  const isDeleted = own.status === 'withdrawn' && own.asked === 'not-needed'
  useEffect(() => {
    if (isDeleted) forgetApplication(keys.reference) // or the form's page would still say that it was received
  }, [isDeleted, keys.reference])
  return (
    <>
      {result !== null && <ResultNote result={result} />}
      <section className="mt-8 border-t border-ink pt-6">
        <h2 className="display text-[clamp(2rem,5vw,4rem)] leading-none text-balance">
          {stateTitle(own, text)}
        </h2>
        <div className="mt-4 max-w-[62ch] space-y-2">
          <StateText own={own} email={view.email} />
        </div>
        <p className="mt-4 text-sm text-grey">
          {text.reference}:{' '}
          <span className="inline-block wrap-anywhere tabular-nums">{keys.reference}</span>
        </p>
      </section>
      {isStored && own.sent !== null && (
        <Part title={text.sent}>
          <SentLines sent={own.sent} />
        </Part>
      )}
      {isStored && (
        <>
          <Part title={text.correct}>
            <CorrectionForm shown={shown} address={address} isElsewhere={own.isElsewhere} />
          </Part>
          <Part title={text.withdraw}>
            <WithdrawalForm shown={shown} address={address} isElsewhere={own.isElsewhere} />
          </Part>
        </>
      )}
      <p className="mt-9 border-t border-hairline pt-6">
        <a href={address} className="label underline underline-offset-4">
          {text.close}
        </a>
        <span className="block pt-2 text-sm text-grey">{text.closeHint}</span>
      </p>
    </>
  )
}

function ResultNote({ result }: { result: NonNullable<Shown['result']> }) {
  const text = useMyApplicationMessages()
  const isDone = result.status === 'corrected' || result.status === 'asked'
  const words = {
    corrected: text.corrected,
    asked: text.correctionSent,
    unavailable: text.busy,
    unconfirmed: `${text.withdraw}: ${text.problems.confirm}.`,
    invalid: null,
  }[result.status]
  const first = result.status === 'invalid' ? Object.values(result.problems)[0] : undefined
  return (
    <p
      role={isDone ? 'status' : 'alert'}
      className={`mt-8 max-w-[62ch] border-l-2 py-1 pl-5 ${isDone ? 'border-ink' : 'border-danger'}`}
    >
      {words ?? `${text.correct}: ${text.problems[first ?? 'missing']}.`}
    </p>
  )
}

type Text = ReturnType<typeof useMyApplicationMessages>

function stateTitle(own: ApplicationView, { states }: Text): string {
  if (own.status === 'withdrawn') {
    return own.asked === 'not-needed' ? states.withdrawn : states.asked
  }
  return states[own.status]
}

function StateText({ own, email }: { own: ApplicationView; email: string }) {
  const text = useMyApplicationMessages()
  if (own.status === 'missing') return <p>{text.missingText}</p>
  if (own.status === 'withdrawn') {
    if (own.asked === 'not-needed') return <p>{text.withdrawnText(own.day)}</p>
    return (
      <>
        <p>{text.askedText(own.day)}</p>
        {own.asked === 'waiting' ? (
          <p>{text.askedWaiting}</p>
        ) : (
          <p>
            {text.askedArrived}{' '}
            <EmailLink address={email} className="wrap-anywhere underline underline-offset-4" />
          </p>
        )}
      </>
    )
  }
  const isWaiting = own.status === 'waiting'
  return (
    <>
      <p>{isWaiting ? text.waitingText(own.day) : text.deliveredText(own.day)}</p>
      {own.sent === null && <p>{isWaiting ? text.waitingDamaged : text.elsewhere}</p>}
      <p>{text.kept(own.keptUntil)}</p>
    </>
  )
}

function SentLines({ sent }: { sent: SentView }) {
  const text = useMyApplicationMessages()
  const { names } = text
  const lines = [
    ...sent.lines.map(([name, value]) => [names[name], value] as const),
    [names.gender, text.genders[sent.gender]],
    [names.email, sent.email],
    [names.phone, sent.phone],
    [names.photos, text.photoCount(sent.photos)],
  ] as const
  return (
    <>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="label text-grey">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-grey">{text.photosHidden}</p>
    </>
  )
}

type TaskFormProps = { shown: Shown; address: string; isElsewhere: boolean }

/** New contact data. What this site still has is filled in. */
function CorrectionForm({ shown, address, isElsewhere }: TaskFormProps) {
  const text = useMyApplicationMessages()
  const { own, result } = shown
  const typed = result !== null && 'email' in result ? result : null
  const sent = 'sent' in own ? own.sent : null
  const problemOf = (name: 'email' | 'phone') => {
    const problem = typed?.status === 'invalid' && typed.problems[name]
    return problem ? text.problems[problem] : undefined
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={address}
      className="space-y-6"
      noValidate
    >
      <p>{isElsewhere ? text.correctElsewhere : text.correctText}</p>
      <HiddenKeys shown={shown} task={tasks.correct} />
      <PlainField
        label={text.names.email}
        name={ownControls.email}
        type="email"
        autoComplete="email"
        defaultValue={typed?.email ?? sent?.email ?? ''}
        problem={problemOf('email')}
      />
      <PlainField
        label={text.names.phone}
        name={ownControls.phone}
        hint={text.phoneHint}
        type="tel"
        autoComplete="tel"
        defaultValue={typed?.phone ?? sent?.phone ?? ''}
        problem={problemOf('phone')}
      />
      <button className="label min-h-12 border border-ink px-8">{text.save}</button>
    </form>
  )
}

/** Deletes the application, after one tick that confirms it. */
function WithdrawalForm({ shown, address, isElsewhere }: TaskFormProps) {
  const text = useMyApplicationMessages()
  return (
    <form method="post" encType="multipart/form-data" action={address} className="space-y-6">
      <p>{isElsewhere ? text.withdrawElsewhere : text.withdrawText}</p>
      <HiddenKeys shown={shown} task={tasks.withdraw} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={ownControls.confirm}
          required
          className="size-5 shrink-0 accent-ink"
        />
        {text.confirm}
      </label>
      <button className="label min-h-12 bg-danger px-8 text-paper">{text.delete}</button>
    </form>
  )
}

type HiddenKeysProps = {
  shown: Shown
  task: (typeof tasks)[keyof typeof tasks]
}

/** What every form of the page sends besides its own fields: the task, and what opens the application. */
function HiddenKeys({ shown: { keys, formKey }, task }: HiddenKeysProps) {
  return (
    <>
      <input type="hidden" name={ownControls.task} value={task} />
      <input type="hidden" name={ownControls.reference} value={keys.reference} />
      <input type="hidden" name={ownControls.secret} value={keys.secret} />
      <input type="hidden" name={intakeFields.key} value={formKey} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-9 grid gap-x-12 gap-y-4 border-t border-hairline pt-6 lg:grid-cols-[1fr_2fr]">
      <h2 className="display text-[1.75rem] leading-[1.1]">{title}</h2>
      <div className="max-w-[62ch] min-w-0">{children}</div>
    </section>
  )
}
