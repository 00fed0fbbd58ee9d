import { FormFoot } from '../forms/form-foot.tsx'
import type { Received } from '../forms/outcome.ts'
import { ConsentFields } from './consent-fields.tsx'
import type { ScoutingView } from './load-scouting.server.ts'
import { PhotoSlots } from './photo-slots.tsx'
import type { useApplication } from './use-application.ts'

type FormEndProps = {
  application: ReturnType<typeof useApplication>
  view: ScoutingView
  received: Received | null
}

/** Photos, consent, the button, and the reason why nothing has arrived. */
export function FormEnd({ application, view, received }: FormEndProps) {
  const { fields, photos, formState, step } = application
  return (
    <div className="mt-10 space-y-9">
      <PhotoSlots facts={fields} photos={photos} lost={formState.lostPhotos} />
      <ConsentFields facts={fields} age={formState.age} />
      <FormFoot
        step={step}
        received={received}
        email={view.scoutingEmail}
        givenBack="texts"
        onRestored={formState.onRestored}
      />
    </div>
  )
}
