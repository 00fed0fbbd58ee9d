import { useMyApplicationMessages } from '../i18n/my-application-messages.ts'
import { ownControls, tasks } from './controls.ts'
import { HiddenKeys } from './hidden-keys.tsx'
import type { Shown } from './own-application.tsx'

type WithdrawalFormProps = { shown: Shown; address: string; isElsewhere: boolean }

/** Deletes the application, after one tick that confirms it. */
export function WithdrawalForm({ shown, address, isElsewhere }: WithdrawalFormProps) {
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
