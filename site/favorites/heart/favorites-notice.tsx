import { clsx } from 'clsx'

import type { Messages } from '../../i18n/messages/pt.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { mostFavorites } from './favorites.ts'
import type { FavoritesState } from './kept-favorites.ts'
import { favoritesStore, useFavorites } from './use-favorites.ts'

/** Tells of each change of the favorites: to the ear, and where something went wrong in sight too, until it is closed. */
export function FavoritesNotice() {
  const state = useFavorites()
  const text = useMessages()
  const isProblem = state.news?.kind === 'full' || state.news?.kind === 'not-kept'
  return (
    <div
      className={clsx(
        'print:hidden',
        isProblem
          ? 'pointer-events-auto fixed inset-x-0 top-14 z-20 flex items-center gap-6 bg-ink px-margin py-2 text-paper'
          : 'sr-only',
      )}
    >
      <output className="mr-auto text-sm">{newsSentence(state, text.favorites)}</output>
      {isProblem && (
        <button type="button" onClick={favoritesStore.hush} className="label py-3">
          {text.menu.close}
        </button>
      )}
    </div>
  )
}

/** What has happened, and how many there are now; empty where nothing has. */
export function newsSentence(
  { favorites, news }: FavoritesState,
  text: Messages['favorites'],
): string {
  const total = favorites.length
  switch (news?.kind) {
    case undefined:
      return ''
    case 'added':
      return `${text.added(news.names)} ${text.count(total)}`
    case 'removed':
      return `${text.removed(news.names)} ${text.count(total)}`
    case 'moved':
      return text.moved({ name: news.name, position: news.position, total })
    case 'full':
      return text.full(mostFavorites)
    case 'not-kept':
      return text.notKept
  }
}
