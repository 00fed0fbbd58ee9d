/** What somebody typed and chose, by control, to be shown again. */
export type GivenValues = Readonly<Record<string, string>>

/** The texts of a form's own controls, as they were typed; files and what robots are told by are left out. */
export function givenValues(form: FormData, names: readonly string[]): GivenValues {
  const texts = names.flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(texts)
}
