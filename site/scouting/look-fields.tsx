import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { controls } from './controls.ts'
import type { Facts } from './controls.ts'
import type { FormLists } from './form-lists.ts'
import { PlaceFields } from './place-fields.tsx'
import { SelectField } from './select-field.tsx'
import type { usePlace } from './use-place.ts'

type LookFieldsProps = { facts: Facts; lists: FormLists; place: ReturnType<typeof usePlace> }

/** The applicant's looks and place of residence. */
export function LookFields({ facts, lists, place }: LookFieldsProps) {
  const text = useScoutingMessages()
  const placeFacts = {
    country: facts[controls.country],
    state: facts[controls.state],
    city: facts[controls.city],
  }
  return (
    <>
      <SelectField facts={facts[controls.height]} label={text.height} list={lists.heights} />
      <SelectField facts={facts[controls.shoes]} label={text.shoes} list={lists.shoes} />
      <SelectField facts={facts[controls.eyes]} label={text.eyes} list={lists.eyes} />
      <SelectField facts={facts[controls.hair]} label={text.hair} list={lists.hair} />
      <PlaceFields facts={placeFacts} countries={lists.countries} chosen={place} />
    </>
  )
}
