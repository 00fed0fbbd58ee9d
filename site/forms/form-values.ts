/** The text values of a form by control name, to fill it in again. */
export type FormValues = Readonly<Record<string, string>>

/** Reads the text values of the named controls; leaves out files. */
export function formValues(form: FormData, names: readonly string[]): FormValues {
  const texts = names.flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(texts)
}
