import { Icon } from './icon.tsx'

type ArrowButtonProps = {
  to: 'left' | 'right'
  label: string
  /** Whether there is nothing more that way: it keeps the focus, but does nothing. */
  isAtEnd: boolean
  onPress: () => void
}

/** A step to one side, as an arrow of 44 px. */
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
