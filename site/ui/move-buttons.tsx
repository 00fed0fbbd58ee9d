import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'

type MoveButtonsProps = {
  /** The id of the item; those of its buttons are `before-7` and `after-7`. */
  id: number
  /** Counted from 0. */
  place: number
  isLast: boolean
  /** What the buttons are called. */
  before: string
  after: string
  move: (place: number, button: 'before' | 'after') => void
  /** Between the buttons. */
  children?: ReactNode
}

/** Move an item of a list by one place, back and on. */
export function MoveButtons(props: MoveButtonsProps) {
  const { id, place, isLast, before, after, move, children } = props
  return (
    <>
      <MoveButton
        id={`before-${id}`}
        icon="arrow-left"
        label={before}
        isAtEnd={place === 0}
        move={() => move(place - 1, 'before')}
      />
      {children}
      <MoveButton
        id={`after-${id}`}
        icon="arrow-right"
        label={after}
        isAtEnd={isLast}
        move={() => move(place + 1, 'after')}
      />
    </>
  )
}

type MoveButtonProps = {
  id: string
  icon: 'arrow-left' | 'arrow-right'
  label: string
  isAtEnd: boolean
  move: () => void
}

/** At the end of the list it does nothing but keeps the focus, in case the visitor presses once too often. */
function MoveButton({ id, icon, label, isAtEnd, move }: MoveButtonProps) {
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
