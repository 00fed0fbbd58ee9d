import { clsx } from 'clsx'

import { useListMessages } from '../i18n/list-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import type { DragHandlers } from '../ui/list-order.ts'
import { MoveButtons } from '../ui/move-buttons.tsx'
import type { Favorite } from './heart/favorites.ts'
import { type NamedList, type Remark, remarkOf } from './lists/named-lists.ts'
import { listChanges } from './lists/use-lists.ts'
import { ListedCard } from './listed-card.tsx'
import { MarkButtons, markStyle, NoteField } from './remark-fields.tsx'
import type { FreshSelection } from './use-fresh-selection.ts'

type OwnCardProps = Omit<CardButtonsProps, 'id' | 'name'> & {
  list: NamedList
  favorite: Favorite
  fresh: FreshSelection
  drag: DragHandlers
}

/** A talent of the visitor's list: the roster's card, then mark, note and buttons. */
export function OwnCard({ list, favorite, fresh, drag, ...buttons }: OwnCardProps) {
  const text = useSelectionMessages()
  const { id } = favorite
  const remark = remarkOf(list, id)
  const name = favorite.name || text.unnamed(id)
  const { draggable, ...dragHandlers } = drag
  return (
    <li
      {...dragHandlers}
      className={clsx(
        'flex flex-col transition-opacity data-dragged:opacity-40 data-over:outline-2 data-over:outline-offset-2',
        markStyle(remark.mark),
      )}
    >
      <div draggable={draggable}>
        <ListedCard id={id} name={name} fresh={fresh} stored={favorite} />
      </div>
      <div className="pt-1 print:pt-0">
        <MarkButtons
          id={id}
          name={name}
          mark={remark.mark}
          onMark={(mark) => listChanges.mark({ id, name }, mark)}
        />
        <NoteField
          id={id}
          name={name}
          note={remark.note}
          onNote={(note, sitting) => listChanges.note({ id, name }, note, sitting, list)}
        />
        <RemarkOnPaper {...remark} />
      </div>
      <CardButtons id={id} name={name} {...buttons} />
    </li>
  )
}

function RemarkOnPaper({ note, mark }: Remark) {
  const { marks } = useListMessages()
  return (
    <div aria-hidden="true" className="hidden text-[7pt] leading-tight print:block">
      {mark !== null && <p className="font-medium">{marks[mark]}</p>}
      {note !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
    </div>
  )
}

type CardButtonsProps = {
  id: number
  name: string
  /** Counted from 0. */
  place: number
  isLast: boolean
  move: (place: number, button: 'before' | 'after') => void
  remove: () => void
}

/** The buttons of a favorite: remove, one place back, one place on. */
function CardButtons({ id, name, place, isLast, move, remove }: CardButtonsProps) {
  const text = useSelectionMessages()
  return (
    <div className="mt-auto flex items-center print:hidden">
      <button
        type="button"
        id={`remove-${id}`}
        aria-label={text.removeNamed(name)}
        onClick={remove}
        className="label mr-auto h-11"
      >
        {text.remove}
      </button>
      <MoveButtons
        {...{ id, place, isLast, move }}
        before={text.moveBefore(name)}
        after={text.moveAfter(name)}
      />
    </div>
  )
}
