import type { FieldFacts } from '../form/field.tsx'
import type { NamedField } from '../form/summary-lines.ts'
import type { FormMessages } from '../i18n/form/pt.ts'
import type { WritingMessages } from '../i18n/writing/pt.ts'

/** The form's fields, in its order, as the list of what is wrong calls them. */
export function namedFields(
  facts: (name: string) => FieldFacts,
  text: WritingMessages,
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
