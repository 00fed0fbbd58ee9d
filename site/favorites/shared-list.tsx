import { MAX_FAVORITES } from './heart/favorites.ts'
import { Heart } from './heart/heart.tsx'
import { favoritesStore, useFavorites } from './heart/use-favorites.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { FIRST_PICTURES } from '../roster/card-block.tsx'
import { gridStyle } from '../roster/grid-style.ts'
import { likableOf, TalentCard, type TalentCardFacts } from '../roster/talent-card.tsx'
import { BriefPart } from './brief-part.tsx'
import { ListActions } from './list-actions.tsx'
import { ListTitle } from './list-title.tsx'
import type { Selection } from './selection-view.ts'
import { ToModels } from './to-models.tsx'
import { Link } from '../ui/link.tsx'

type SharedListProps = {
  selection: Selection
  /** The address of the visitor's own favorites. */
  path: string
}

/** The selection in a link. The visitor's own favorites stay as they are until the visitor adds these talents. */
export function SharedList({ selection: { talents, gone, isCut }, path }: SharedListProps) {
  const text = useSelectionMessages()
  return (
    <>
      <ListTitle title={text.sharedTitle} total={talents.length} />
      <p className="max-w-[62ch] px-margin pb-5 text-sm print:hidden">
        {talents.length === 0 ? text.sharedEmpty : text.shared}
      </p>
      {talents.length > 0 && (
        <ListActions path={path} ids={talents.map(({ id }) => id)}>
          <AddAll cards={talents} path={path} />
        </ListActions>
      )}
      {isCut && <p className="px-margin pt-5 text-sm">{text.cut(MAX_FAVORITES)}</p>}
      {gone.length > 0 && <p className="px-margin pt-5 text-sm">{text.gone(gone.length)}</p>}
      {talents.length === 0 && <ToModels />}
      <ul className={gridStyle}>
        {talents.map((talent, index) => (
          <li key={talent.id}>
            <TalentCard talent={talent} isFirst={index < FIRST_PICTURES}>
              <Heart talent={likableOf(talent)} look="icon" />
            </TalentCard>
          </li>
        ))}
      </ul>
      {talents.length > 0 && <BriefPart ids={talents.map(({ id }) => id)} />}
    </>
  )
}

type AddAllProps = { cards: readonly TalentCardFacts[]; path: string }

function AddAll({ cards, path }: AddAllProps) {
  const { favorites } = useFavorites()
  const text = useSelectionMessages()
  const isAll = cards.every((card) => favorites.some(({ id }) => id === card.id))
  return (
    <div className="flex flex-wrap sm:ml-auto gap-x-7">
      {isAll ? (
        <p className="py-1.5 text-sm">{text.allAdded}</p>
      ) : (
        <button
          type="button"
          onClick={() => favoritesStore.add(cards.map(likableOf))}
          className="label py-1.5 underline underline-offset-4"
        >
          {text.addAll}
        </button>
      )}
      {favorites.length > 0 && (
        <Link to={path} className="label py-1.5 underline underline-offset-4">
          {text.toOwn}
        </Link>
      )}
    </div>
  )
}
