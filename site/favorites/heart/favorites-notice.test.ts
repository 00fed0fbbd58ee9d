import { describe, expect, it } from 'vitest'

import { en } from '../../i18n/messages/en.ts'
import { changeSentence } from './favorites-notice.tsx'
import { type FavoritesChange, unknownFavorites } from './favorites-store.ts'
import { liked } from './liked.fixture.ts'

describe('what is said of a change', () => {
  it.each<[FavoritesChange | null, string]>([
    [null, ''],
    [{ kind: 'added', names: ['Ana'] }, 'Ana is in your favorites. 2 favorites.'],
    [{ kind: 'added', names: ['Ana', 'Bia'] }, '2 models are in your favorites. 2 favorites.'],
    [{ kind: 'removed', names: [''] }, 'The model is no longer in your favorites. 2 favorites.'],
    [{ kind: 'moved', name: 'Ana', position: 1 }, 'Ana: position 1 of 2, the first.'],
    [{ kind: 'moved', name: 'Ana', position: 2 }, 'Ana: position 2 of 2, the last.'],
    [{ kind: 'full' }, 'Favorites hold up to 200 models. Remove someone to make room.'],
    [
      { kind: 'not-kept' },
      'This browser does not save favorites: they last only until you close this page.',
    ],
  ])('%j is %j', (lastChange, sentence) => {
    const state = { ...unknownFavorites, favorites: [liked(1), liked(2)], lastChange }
    expect(changeSentence(state, en.favorites)).toBe(sentence)
  })
})
