import { Icon } from './icon.tsx'

type ArrowButtonProps = {
  to: 'left' | 'right'
  label: string
  /** Whether this end is reached: the button keeps the focus but does nothing. */
  isAtEnd: boolean
  onPress: () => void
}

/** A button for a step to one side: an arrow of 44 px. */
export function ArrowButton({ to, label, isAtEnd, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onPress}
      className="grid size-11 place-items-center -outline-offset-2 aria-disabled:text-faint/50"
    >
      <Icon name={`arrow-${to}`} size={18} />
    </button>
  )
}
