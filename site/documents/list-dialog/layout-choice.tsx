import { useListDocumentMessages } from '../../i18n/list-document-messages.ts'
import { layouts } from './layouts.ts'

const wordStyle =
  'relative py-1 decoration-1 underline-offset-4 has-checked:text-ink has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-4'

/** How many talents a page of the PDF shows: large numbers, of which one is chosen. */
export function LayoutChoice() {
  const text = useListDocumentMessages()
  return (
    <fieldset aria-describedby="layout-hint">
      <legend className="label text-grey">{text.layout}</legend>
      <div className="display flex flex-wrap gap-x-8 gap-y-2 pt-3 pb-3 text-[clamp(2rem,6vw,2.75rem)] leading-none text-faint">
        {layouts.map((layout, index) => (
          <label key={layout} className={wordStyle}>
            <input
              type="radio"
              name="layout"
              value={layout}
              aria-label={text.perPage(Number(layout))}
              defaultChecked={index === 0}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {layout}
          </label>
        ))}
      </div>
      <p id="layout-hint" className="max-w-[52ch] text-sm text-grey">
        {text.layoutHint}
      </p>
    </fieldset>
  )
}
