import { useFormMessages } from '../i18n/lazy-catalogues.ts'
import { intakeFields } from '../page/intake.ts'

/** The form key, and a trap that only robots find: out of sight, out of the tab order, out of the accessibility tree. */
export function HiddenFields({ formKey }: { formKey: string }) {
  const text = useFormMessages()
  return (
    <>
      <input type="hidden" name={intakeFields.key} value={formKey} />
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          {text.trap}
          <input type="text" name={intakeFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
