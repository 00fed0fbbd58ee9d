import { type RefObject, useState } from 'react'

import { intakeFields } from '../intake.ts'
import { useShell } from '../shell.ts'
import { ageGroup } from './application-rules.ts'
import { controls, typedControls } from './controls.ts'
import type { GivenValues } from '../form/given-values.ts'
import type { ScoutingView } from './load-scouting.server.ts'
import { useDraft } from '../form/use-draft.ts'
import { usePlace } from './use-place.ts'

const draftPlace = { key: 'passarela:application', names: typedControls }

type Element = RefObject<HTMLFormElement | null>

/** What follows from what is typed: whose lists are to be fetched, who applies, what the tab keeps. */
export function useFilling(
  element: Element,
  view: ScoutingView,
  { given, onKey }: { given: GivenValues; onKey: (formKey: string) => void },
) {
  const { locale } = useShell()
  const [birthdate, setBirthdate] = useState(given[controls.birthdate] ?? '')
  const [isUnsent, setIsUnsent] = useState(false)
  const place = usePlace(locale, { country: given[controls.country] ?? '' })

  const draft = useDraft(element, draftPlace, (values) => {
    place.choose({ country: values[controls.country] ?? '' })
    place.choose({ state: values[controls.state] ?? '' })
    place.choose({ city: values[controls.city] ?? '' })
    setBirthdate(values[controls.birthdate] ?? '')
    setIsUnsent(true)
    const formKey = values[intakeFields.key]
    if (formKey !== undefined) onKey(formKey)
  })

  return {
    place,
    isUnsent,
    age: ageGroup(birthdate, view),
    onInput(form: HTMLFormElement) {
      setBirthdate(draft.write(form)[controls.birthdate] ?? '')
      setIsUnsent(true)
    },
    /** It has arrived: nothing is kept here any longer. */
    onReceived() {
      draft.clear()
      setIsUnsent(false)
    },
    onEmptied() {
      draft.clear()
      place.choose({ country: '' })
      setBirthdate('')
      setIsUnsent(false)
    },
  }
}
