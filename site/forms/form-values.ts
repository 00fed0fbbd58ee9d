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

/** Fills a form's controls with values; leaves out files. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isTicked(control)) {
      control.checked = values[control.name] === control.value
    } else if (hasText(control)) {
      const value = values[control.name]
      if (value !== undefined) control.value = value
    }
  }
}

/** Restores all values of a form, files too, and dispatches its events. Returns the text values. */
export function fillInAll(form: HTMLFormElement, saved: FormData): FormValues {
  const values = formValues(saved, [...saved.keys()])
  fillIn(form, values)
  for (const [name, file] of saved) {
    const input = form.elements.namedItem(name)
    if (typeof file === 'string' || file.name === '') continue
    if (!(input instanceof HTMLInputElement)) continue
    input.files = fileListOf(file)
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
  return values
}

/** A file as a file input takes it. */
export function fileListOf(file: File): FileList {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer.files
}

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function hasText(control: Element): control is TextControl {
  if (control instanceof HTMLInputElement) return control.type !== 'file'
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio'
}
