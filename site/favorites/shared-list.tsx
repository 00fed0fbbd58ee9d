import { useNavigate } from 'react-router'

import { ListDocuments } from '../documents/list-dialog/list-documents.tsx'
import { MAX_FAVORITES } from './heart/favorites.ts'
import { Heart } from './heart/heart.tsx'
import { searchOfIds } from './heart/shared-ids.ts'
import { favoritesStore, useFavorites } from './heart/use-favorites.ts'
import { useListMessages } from '../i18n/list-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { FIRST_PICTURES } from '../roster/card-grid.tsx'
import { gridStyle } from '../roster/grid-style.ts'
import { candidateOf, TalentCard, type TalentCardFacts } from '../roster/talent-card.tsx'
import { BriefPart } from './brief-part.tsx'
import { CompareEntry } from './compare-entry.tsx'
import { ListActions } from './list-actions.tsx'
import { listFragment } from './lists/list-link.ts'
import { noRemark } from './lists/named-lists.ts'
import { ListTitle } from './list-title.tsx'
import type { Selection } from './load-selection.server.ts'
import { ModelsLink } from './models-link.tsx'
import { useShell } from '../page/shell.ts'
import { Link } from '../ui/link.tsx'
import { useFocusNext } from '../ui/list-order.ts'

type SharedListProps = {
  selection: Selection
  /** The address of the visitor's own favorites. */
  path: string
}

/** The selection in a link. The visitor's own favorites stay as they are until the visitor adds these talents. */
export function SharedList({
  selection: { talents, gone, isCut, documents },
  path,
}: SharedListProps) {
  const { origin } = useShell()
  const text = useSelectionMessages()
  const ids = talents.map(({ id }) => id)
  return (
    <>
      <ListTitle title={text.sharedTitle} total={talents.length} />
      <p className="max-w-[62ch] px-margin pb-5 text-sm print:hidden">
        {talents.length === 0 ? text.sharedEmpty : text.shared}
      </p>
      {talents.length > 0 && (
        <ListActions link={origin + path + searchOfIds(ids)}>
          <ListDocuments
            title=""
            listId={null}
            talents={talents.map(({ id, name }) => ({ id, name, note: '' }))}
          />
          <ToAnswer ids={ids} path={path} />
          <AddAll cards={talents} path={path} />
        </ListActions>
      )}
      {talents.length > 0 && (
        <p className="hidden px-margin pb-3 noscript:block print:hidden">
          <a href={documents} className="label underline underline-offset-4">
            {text.documents}
          </a>
        </p>
      )}
      <CompareEntry talents={talents} />
      {isCut && <p className="px-margin pt-5 text-sm">{text.cut(MAX_FAVORITES)}</p>}
      {gone.length > 0 && <p className="px-margin pt-5 text-sm">{text.gone(gone.length)}</p>}
      {talents.length === 0 && <ModelsLink />}
      <ul className={gridStyle}>
        {talents.map((talent, index) => (
          <li key={talent.id}>
            <TalentCard talent={talent} isFirst={index < FIRST_PICTURES}>
              <Heart talent={candidateOf(talent)} look="icon" />
            </TalentCard>
          </li>
        ))}
      </ul>
      {talents.length > 0 && <BriefPart ids={ids} listKey={ids.join(',')} />}
    </>
  )
}

/** Opens the talents of the link as a list to mark, whose answer goes back by a link of its own. */
function ToAnswer({ ids, path }: { ids: readonly number[]; path: string }) {
  const { brand } = useShell()
  const navigate = useNavigate()
  const text = useListMessages()
  const open = async () => {
    const talents = ids.map((id) => ({ id, sent: noRemark, answered: noRemark }))
    const list = { title: '', sender: '', answerer: null, talents }
    await navigate(path + (await listFragment(list, brand)))
  }
  return (
    <button type="button" onClick={() => void open()} className="label py-1.5">
      {text.toAnswer}
    </button>
  )
}

type AddAllProps = { cards: readonly TalentCardFacts[]; path: string }

function AddAll({ cards, path }: AddAllProps) {
  const { favorites } = useFavorites()
  const text = useSelectionMessages()
  const focusNext = useFocusNext()
  const addAll = () => {
    focusNext('all-added')
    favoritesStore.add(cards.map(candidateOf))
  }
  const isAll = cards.every((card) => favorites.some(({ id }) => id === card.id))
  return (
    <div className="flex flex-wrap sm:ml-auto gap-x-7">
      {isAll ? (
        <p id="all-added" tabIndex={-1} className="py-1.5 text-sm">
          {text.allAdded}
        </p>
      ) : (
        <button type="button" onClick={addAll} className="label py-1.5">
          {text.addAll}
        </button>
      )}
      {favorites.length > 0 && (
        <Link to={path} className="label py-1.5">
          {text.toOwn}
        </Link>
      )}
    </div>
  )
}
