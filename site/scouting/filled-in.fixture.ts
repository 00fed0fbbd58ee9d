import { textOf } from '../page/form-text.ts'
import type { ApplicationRules, WordOfPhoto } from './application-schema.ts'
import { controls, photoControls } from './controls.ts'

export const rules: ApplicationRules = {
  today: '2026-11-22',
  minimumAge: 14,
  lists: {
    heights: listOf('178/5.10'),
    shoes: listOf('38.5'),
    eyes: listOf('Green'),
    hair: listOf('Brown'),
    countries: listOf('BR', 'PT'),
  },
}

function listOf(...values: string[]) {
  return values.map((value) => ({ value, label: value }))
}

/** The values of a valid form, as a visitor types them; a word stands for each photo. */
export const filledIn: Readonly<Record<string, string>> = {
  [controls.realName]: ' Ana  Lima ',
  [controls.stageName]: 'Ana',
  [controls.gender]: 'woman',
  [controls.email]: 'ana@a.example',
  [controls.birthdate]: '1/2/2000',
  [controls.phone]: '11 91234-5678',
  [controls.instagram]: '@ana.lima',
  [controls.height]: '178/5.10',
  [controls.shoes]: '38.5',
  [controls.eyes]: 'Green',
  [controls.hair]: 'Brown',
  [controls.terms]: 'on',
  ...Object.fromEntries(photoControls.map((slot) => [slot, 'ready'])),
}

/** The words for photos that a form like {@link filledIn} has in their fields. */
export function photosIn(form: FormData): WordOfPhoto {
  return (slot) => textOf(form, slot) || undefined
}
