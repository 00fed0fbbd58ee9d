import { Icon } from './icon.tsx'

type MoveButtonProps = {
  id: string
  icon: 'arrow-left' | 'arrow-right'
  label: string
  isAtEnd: boolean
  move: () => void
}

/**
 * Moves an item of a list by one place. At the end of the list it does nothing but keeps the focus, in case the visitor presses
 * once too often.
 */
export function MoveButton({ id, icon, label, isAtEnd, move }: MoveButtonProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : move}
      className="flex h-11 w-9 items-center justify-center aria-disabled:cursor-default aria-disabled:text-silver"
    >
      <Icon name={icon} size={16} />
    </button>
  )
}
