import { useFormMessages, useScoutingMessages } from '../i18n/late-catalogues.ts'
import type { FieldFacts } from '../forms/field.tsx'
import { problemWords } from '../forms/problems.ts'

// Firefox 119 and 120 do not know `:has`
const wordStyle =
  'border-b-2 border-transparent pb-1 text-faint peer-checked:border-ink peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ink forced-colors:border-0 forced-colors:decoration-2 forced-colors:underline-offset-8 forced-colors:peer-checked:underline'

/** Woman or man, as two large words; `woman` is preselected (docs/product.md: Application form). */
export function GenderField({ facts }: { facts: FieldFacts }) {
  const text = useScoutingMessages()
  const formText = useFormMessages()
  const problem = problemWords(formText, facts.errors)
  const problemId = problem === null ? undefined : `${facts.id}-problem`
  const chosen = facts.initialValue || 'woman'
  return (
    <fieldset aria-describedby={problemId}>
      <legend className="sr-only">{text.gender}</legend>
      <div className="display flex flex-wrap gap-x-8 gap-y-2 text-[2.5rem] leading-none">
        {(['woman', 'man'] as const).map((gender, index) => (
          <label key={gender} className="relative cursor-pointer">
            <input
              type="radio"
              id={index === 0 ? facts.id : `${facts.id}-${gender}`}
              name={facts.name}
              value={gender}
              defaultChecked={chosen === gender}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span className={wordStyle}>{text.genders[gender]}</span>
          </label>
        ))}
      </div>
      {problem !== null && (
        <p id={problemId} className="pt-2 text-[0.8125rem] text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
