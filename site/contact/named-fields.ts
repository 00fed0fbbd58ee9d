import type { FieldFacts } from '../forms/field.tsx'
import type { NamedField } from '../forms/summary-lines.ts'
import type { FormMessages } from '../i18n/forms/pt.ts'
import type { MessageFormMessages } from '../i18n/message-form/pt.ts'

/** The form's fields, in its order, as the list of what is wrong calls them. */
export function namedFields(
  facts: (name: string) => FieldFacts,
  text: MessageFormMessages,
  form: FormMessages,
): NamedField[] {
  return [
    [facts('name'), text.name],
    [facts('email'), form.email],
    [facts('phone'), form.phone],
    [facts('company'), text.contact.company],
    [facts('message'), text.message],
  ]
}
