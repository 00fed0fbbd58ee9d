import { intakeFields } from '../intake.ts'
import { photoControls } from './controls.ts'

/** What somebody typed and chose, by control, to be shown again. */
export type GivenValues = Readonly<Record<string, string>>

const notShown: readonly string[] = [...Object.values(intakeFields), ...photoControls]

/** The form's texts, as they were typed. Photos and what robots are told by are left out. */
export function givenValues(form: FormData): GivenValues {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !notShown.includes(name) ? [[name, value] as const] : [],
  )
  return Object.fromEntries(texts)
}
