import * as v from 'valibot'

/** One value per language. `menuLanguages` determines which ones are required. */
export function inItsLanguages<Schema extends v.GenericSchema>(schema: Schema) {
  return { pt: schema, en: v.exactOptional(schema), es: v.exactOptional(schema) }
}
