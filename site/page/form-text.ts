/** The text of a form's field; empty if the form does not have it, or if it is a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
