import { intakeFields } from '../page/intake.ts'
import { ownControls, type tasks } from './controls.ts'
import type { OwnAnswer } from './receive-my-application.server.ts'

type HiddenKeysProps = {
  shown: Extract<OwnAnswer, { status: 'shown' }>
  task: (typeof tasks)[keyof typeof tasks]
}

/** What every form of the page sends besides its own fields: the task, and what opens the application. */
export function HiddenKeys({ shown: { keys, formKey }, task }: HiddenKeysProps) {
  return (
    <>
      <input type="hidden" name={ownControls.task} value={task} />
      <input type="hidden" name={ownControls.reference} value={keys.reference} />
      <input type="hidden" name={ownControls.secret} value={keys.secret} />
      <input type="hidden" name={intakeFields.key} value={formKey} />
    </>
  )
}
