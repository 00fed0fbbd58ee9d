import { Icon } from '../ui/icon.tsx'

type FilmSelectProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

/** A small drop-down among the controls of a film. */
export function FilmSelect({ label, value, options, onChoose }: FilmSelectProps) {
  return (
    <span className="relative flex items-center">
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className="label field-sizing-content min-h-11 min-w-11 cursor-pointer appearance-none bg-paper pr-6 -outline-offset-2"
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-0" />
    </span>
  )
}
