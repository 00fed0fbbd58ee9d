import * as v from 'valibot'

/** A text a language. Which of them must be there follows from `menuLanguages`. */
export function inItsLanguages<Schema extends v.GenericSchema>(schema: Schema) {
  return { pt: schema, en: v.exactOptional(schema), es: v.exactOptional(schema) }
}
