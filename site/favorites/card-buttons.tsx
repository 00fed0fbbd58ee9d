import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { MoveButton } from '../ui/move-button.tsx'

export type CardButtonsProps = {
  id: number
  name: string
  /** Counted from 0. */
  place: number
  isLast: boolean
  move: (id: number, place: number, button: Direction) => void
  remove: (id: number) => void
}

type Direction = 'before' | 'after'

/** The buttons of a favorite: remove, one place back, one place on. */
export function CardButtons({ id, name, place, isLast, move, remove }: CardButtonsProps) {
  const text = useSelectionMessages()
  return (
    <div className="mt-auto flex items-center print:hidden">
      <button
        type="button"
        id={`remove-${id}`}
        aria-label={text.removeNamed(name)}
        onClick={() => remove(id)}
        className="label mr-auto h-11"
      >
        {text.remove}
      </button>
      <MoveButton
        id={`before-${id}`}
        icon="arrow-left"
        label={text.moveBefore(name)}
        isAtEnd={place === 0}
        move={() => move(id, place - 1, 'before')}
      />
      <MoveButton
        id={`after-${id}`}
        icon="arrow-right"
        label={text.moveAfter(name)}
        isAtEnd={isLast}
        move={() => move(id, place + 1, 'after')}
      />
    </div>
  )
}
