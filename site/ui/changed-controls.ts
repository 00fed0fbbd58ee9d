/** The names of a form's controls whose values differ from those the server sent, including changes from before script loaded. */
export function changedControls(form: HTMLFormElement): string[] {
  const changed = [...form.elements].filter(isChanged)
  return [...new Set(changed.map((control) => control.getAttribute('name') ?? ''))]
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) return control.value !== valueAtFirst(control)
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false
  const { type, checked, defaultChecked, value, defaultValue } = control
  const isTicked = type === 'checkbox' || type === 'radio'
  return isTicked ? checked !== defaultChecked : value !== defaultValue
}

function valueAtFirst({ options }: HTMLSelectElement): string {
  return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}
