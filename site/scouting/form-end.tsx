import { FormFoot } from '../form/form-foot.tsx'
import { FreshReceipt } from '../form/fresh-receipt.tsx'
import type { Received } from '../form/outcome.ts'
import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { ConsentFields } from './consent-fields.tsx'
import type { ScoutingView } from './load-scouting.server.ts'
import { PhotoSlots } from './photo-slots.tsx'
import { ReceiptWords } from './receipt-words.tsx'
import type { useApplication } from './use-application.ts'

type FormEndProps = {
  application: ReturnType<typeof useApplication>
  view: ScoutingView
  received: Received | null
}

/** Photos, ticks, the button, and what came of it: the receipt stays when the form is empty again. */
export function FormEnd({ application, view, received }: FormEndProps) {
  const text = useScoutingMessages()
  const { fields, photos, filling, step, receipt } = application
  return (
    <div className="mt-10 space-y-9">
      <PhotoSlots facts={fields} photos={photos} />
      <ConsentFields facts={fields} age={filling.age} />
      <FormFoot
        step={step}
        received={receipt === null ? received : null}
        email={view.scoutingEmail}
        givenBack="texts"
      />
      {receipt !== null && (
        <FreshReceipt
          key={receipt.reference}
          title={text.receiptTitle}
          reference={receipt.reference}
        >
          <ReceiptWords name={receipt.name} view={view} />
        </FreshReceipt>
      )}
    </div>
  )
}
