import { useMyApplicationMessages } from '../i18n/my-application-messages.ts'
import { ownControls, tasks } from './controls.ts'
import { HiddenKeys } from './hidden-keys.tsx'
import type { Shown } from './own-application.tsx'
import { PlainField } from './plain-field.tsx'

type TaskFormProps = { shown: Shown; address: string; isElsewhere: boolean }

/** New contact data. What this site still has is filled in. */
export function CorrectionForm({ shown, address, isElsewhere }: TaskFormProps) {
  const text = useMyApplicationMessages()
  const { own, result } = shown
  const wrong = result?.status === 'invalid' ? result : null
  const sent = 'sent' in own ? own.sent : null
  const problemOf = (name: 'email' | 'phone') => {
    const problem = wrong?.problems[name]
    return problem === undefined ? undefined : text.problems[problem]
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
        defaultValue={wrong?.email ?? sent?.email ?? ''}
        problem={problemOf('email')}
      />
      <PlainField
        label={text.names.phone}
        name={ownControls.phone}
        hint={text.phoneHint}
        type="tel"
        autoComplete="tel"
        defaultValue={wrong?.phone ?? sent?.phone ?? ''}
        problem={problemOf('phone')}
      />
      <button className="label min-h-12 border border-ink px-8">{text.save}</button>
    </form>
  )
}
