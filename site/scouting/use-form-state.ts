import { type RefObject, useState } from 'react'

import { intakeFields } from '../page/intake.ts'
import { useShell } from '../page/shell.ts'
import { ageGroup } from './age-group.ts'
import {
  type Control,
  controls,
  type PhotoControl,
  photoControls,
  typedControls,
} from './controls.ts'
import type { FormValues } from '../forms/form-values.ts'
import type { ScoutingView } from './load-scouting.server.ts'
import { useDraft, hasValues } from '../forms/use-draft.ts'
import { hasChosenFile } from './use-photos.ts'
import { type Place, usePlace } from './place-fields.tsx'

/** The tab's storage key for the draft of an unsent application. */
export const APPLICATION_DRAFT = 'passarela:application'

const draftPlace = { key: APPLICATION_DRAFT, names: typedControls }

/** The draft's entry for the slots that had a photo; the photos themselves are never stored. */
const HAD_PHOTOS = 'photos'

/** The state derived from the form: which place lists to fetch, the applicant's age group, the draft in this tab. */
export function useFormState(
  element: RefObject<HTMLFormElement | null>,
  view: ScoutingView,
  { given, onKey }: { given: FormValues; onKey: (formKey: string) => void },
) {
  const { locale } = useShell()
  const [birthdate, setBirthdate] = useState(given[controls.birthdate] ?? '')
  const [isUnsent, setIsUnsent] = useState(hasValues(given))
  const [lostPhotos, setLostPhotos] = useState<readonly PhotoControl[]>([])
  const place = usePlace(locale, placeIn(given))

  const choosePlace = (values: FormValues) => place.choose(placeIn(values))

  const onFound = (values: FormValues) => {
    choosePlace(values)
    setBirthdate(values[controls.birthdate] ?? '')
    setIsUnsent(true)
    const had = values[HAD_PHOTOS]?.split(' ') ?? []
    setLostPhotos(photoControls.filter((slot) => had.includes(slot) && !hasChosenFile(slot)))
    const formKey = values[intakeFields.key]
    if (formKey !== undefined) onKey(formKey)
  }
  const draft = useDraft(element, draftPlace, { given, onFound })

  return {
    place,
    isUnsent,
    /** The slots that lost their photo in a reload and are still empty. */
    lostPhotos,
    age: ageGroup(birthdate, view),
    onInput(form: HTMLFormElement) {
      const lost = lostPhotos.filter((slot) => !hasFile(form, slot))
      const values = draft.write(form, notesOf(form, lost, place.place))
      setLostPhotos(lost)
      setBirthdate(values[controls.birthdate] ?? '')
      setIsUnsent(true)
    },
    onRestored: choosePlace,
    onEmptied() {
      draft.clear()
      place.choose({ country: '' })
      setBirthdate('')
      setLostPhotos([])
      setIsUnsent(false)
    },
  }
}

function placeIn(values: FormValues): Place {
  return {
    country: values[controls.country] ?? '',
    state: values[controls.state] ?? '',
    city: values[controls.city] ?? '',
  }
}

/** The draft's entries beyond the values of the controls. A select fires its event before the place state follows. */
function notesOf(form: HTMLFormElement, lost: readonly PhotoControl[], place: Place) {
  const had = photoControls.filter((slot) => lost.includes(slot) || hasFile(form, slot))
  const typed = new FormData(form)
  const isStill = (name: Control, value: string) => !typed.has(name) || typed.get(name) === value
  const isSameCountry = isStill(controls.country, place.country)
  const isSameState = isSameCountry && isStill(controls.state, place.state)
  return {
    [HAD_PHOTOS]: had.join(' '),
    ...(!isSameCountry && { [controls.state]: '' }),
    ...(!isSameState && { [controls.city]: '' }),
  }
}

function hasFile(form: HTMLFormElement, slot: PhotoControl): boolean {
  const input = form.elements.namedItem(slot)
  return input instanceof HTMLInputElement && input.files?.length === 1
}
