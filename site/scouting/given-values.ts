import { controls } from './controls.ts'

/** What somebody typed and chose, by control, to be shown again. */
export type GivenValues = Readonly<Record<string, string>>

/** The form's texts, as they were typed. Photos and what robots are told by are left out. */
export function givenValues(form: FormData): GivenValues {
  const texts = Object.values(controls).flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(texts)
}
