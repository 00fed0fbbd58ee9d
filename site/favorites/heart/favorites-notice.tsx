import { clsx } from 'clsx'

import type { Messages } from '../../i18n/messages/pt.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { MAX_FAVORITES } from './favorites.ts'
import type { FavoritesState } from './favorites-store.ts'
import { favoritesStore, useFavorites } from './use-favorites.ts'

/** Announces each change of the favorites to screen readers, and shows a problem to everyone until it is closed. */
export function FavoritesNotice() {
  const state = useFavorites()
  const text = useMessages()
  const isProblem = state.lastChange?.kind === 'full' || state.lastChange?.kind === 'not-kept'
  return (
    <div
      className={clsx(
        'print:hidden',
        isProblem
          ? 'pointer-events-auto fixed inset-x-0 top-14 z-20 flex items-center gap-6 bg-ink px-margin py-2 text-paper'
          : 'sr-only',
      )}
    >
      <output className="mr-auto text-sm">{changeSentence(state, text.favorites)}</output>
      {isProblem && (
        <button type="button" onClick={favoritesStore.dismissNotice} className="label py-3">
          {text.close}
        </button>
      )}
    </div>
  )
}

/** The last change and the number of favorites, as a sentence; empty without a change. */
export function changeSentence(
  { favorites, lastChange }: FavoritesState,
  text: Messages['favorites'],
): string {
  const total = favorites.length
  switch (lastChange?.kind) {
    case undefined:
      return ''
    case 'added':
      return `${text.added(lastChange.names)} ${text.count(total)}`
    case 'removed':
      return `${text.removed(lastChange.names)} ${text.count(total)}`
    case 'moved':
      return text.moved({ name: lastChange.name, position: lastChange.position, total })
    case 'full':
      return text.full(MAX_FAVORITES)
    case 'not-kept':
      return text.notKept
  }
}
