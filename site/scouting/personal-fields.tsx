import type { ReactNode } from 'react'

import { useFormMessages, useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import type { AgeGroup } from './age-group.ts'
import { BirthdateField } from './birthdate-field.tsx'
import { controls, type Facts } from './controls.ts'
import { personLabels } from './named-fields.ts'
import { TextField } from '../forms/field.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { useMask } from '../forms/use-mask.ts'

type PersonalFieldsProps = {
  facts: Facts
  today: string
  age: AgeGroup
  /** Replaces all following fields when the applicant is too young. */
  tooYoung: ReactNode
}

/** The applicant's name, contact details and birthdate. */
export function PersonalFields({ facts, today, age, tooYoung }: PersonalFieldsProps) {
  const text = useScoutingMessages()
  const formText = useFormMessages()
  const phoneMask = useMask('phone')
  const label = personLabels(text, formText, age)
  return (
    <>
      <TextField facts={facts(controls.realName)} label={label.realName} autoComplete="name" />
      <TextField
        facts={facts(controls.stageName)}
        label={text.stageName}
        hint={text.stageNameHint}
        autoComplete="nickname"
      />
      <TextField
        facts={facts(controls.phone)}
        label={label.phone}
        hint={formText.phoneHint}
        type="tel"
        autoComplete="tel"
        inputRef={phoneMask}
      />
      <TextField
        facts={facts(controls.email)}
        label={label.email}
        type="email"
        autoComplete="email"
      />
      <div>
        <TextField
          facts={facts(controls.instagram)}
          label={text.instagram}
          hint={text.instagramHint}
          autoCapitalize="none"
        />
        <CheckboxField facts={facts(controls.hasNoInstagram)} className="pt-1 text-[0.8125rem]">
          {text.noInstagram}
        </CheckboxField>
      </div>
      <div>
        <BirthdateField facts={facts(controls.birthdate)} label={label.birthdate} today={today} />
        {/* right below the birthdate, while e-mail and phone are still in view */}
        <div aria-live="polite" className="max-w-[62ch] text-sm leading-snug not-empty:pt-3">
          {age === 'minor' && text.guardianNote}
          {age === 'too-young' && tooYoung}
        </div>
      </div>
    </>
  )
}
