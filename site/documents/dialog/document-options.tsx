import type { Unit } from '#agency/measures.ts'

import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { CheckboxOption } from '../../ui/checkbox-option.tsx'

const wordStyle =
  'relative decoration-1 has-checked:text-ink has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-4'

const units = { inches: ['inches', 'cm'], cm: ['cm', 'inches'] } as const

/** Portfolio or composite, as two large words; a portfolio's unit, `unit` first; a composite's bleed. CSS alone hides the other option. */
export function DocumentOptions({ unit: first }: { unit: Unit }) {
  const text = useDocumentMessages().dialog
  return (
    <>
      <fieldset>
        <legend className="label text-grey">{text.mode}</legend>
        <div className="display flex flex-wrap gap-x-7 gap-y-2 pt-3 pb-4 text-[clamp(2rem,6vw,2.75rem)] leading-none text-faint">
          {(['portfolio', 'composite'] as const).map((mode, index) => (
            <label key={mode} className={`${wordStyle} underline-offset-8`}>
              <Radio name="mode" value={mode} isFirst={index === 0} />
              {text[mode]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="max-w-[52ch] text-sm text-grey group-has-[[value=composite]:checked]/order:hidden">
        {text.hints.portfolio}
      </p>
      <p className="hidden max-w-[52ch] text-sm text-grey group-has-[[value=composite]:checked]/order:block">
        {text.hints.composite}
      </p>
      <fieldset className="mt-6 flex items-baseline gap-x-7 text-sm text-faint group-has-[[value=composite]:checked]/order:hidden">
        <legend className="label float-left mr-7 text-grey">{text.unit}</legend>
        {units[first].map((unit, index) => (
          <label key={unit} className={`${wordStyle} py-1 underline-offset-4`}>
            <Radio name="unit" value={unit} isFirst={index === 0} />
            {text[unit]}
          </label>
        ))}
      </fieldset>
      <div className="mt-6 hidden text-sm leading-5 group-has-[[value=composite]:checked]/order:block">
        <CheckboxOption name="bleed">{text.bleed}</CheckboxOption>
      </div>
    </>
  )
}

function Radio({ name, value, isFirst }: { name: string; value: string; isFirst: boolean }) {
  return (
    <input
      type="radio"
      name={name}
      value={value}
      defaultChecked={isFirst}
      className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
    />
  )
}
