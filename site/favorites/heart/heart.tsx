import { clsx } from 'clsx'

import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { OneOf } from '../../ui/one-of.tsx'
import type { FavoriteCandidate } from './favorites.ts'
import { favoritesStore, useFavorites } from './use-favorites.ts'

const looks = {
  icon: 'card-heart size-11 justify-end', // 44 px to touch, drawn at the right end
  word: 'label gap-1.5 py-1.5',
}

type HeartProps = { talent: FavoriteCandidate; look: keyof typeof looks }

/**
 * Adds a talent to the favorites or removes it: a thin outline, or solid ink. The word keeps its place until script takes over.
 * The icon has `aria-pressed`. The word itself says the state, so its name changes instead.
 */
export function Heart({ talent, look }: HeartProps) {
  const { favorites, keeping } = useFavorites()
  const text = useMessages().favorites
  const isFavorite = favorites.some(({ id }) => id === talent.id)
  const isWord = look === 'word'
  const isKnown = keeping !== 'unknown'
  if (!isKnown && !isWord) return null // no icon that does nothing yet
  return (
    <button
      type="button"
      aria-pressed={isWord ? undefined : isFavorite}
      aria-label={isWord && isFavorite ? text.takeOut(talent.name) : text.add(talent.name)}
      onClick={() =>
        isFavorite ? favoritesStore.remove([talent.id]) : favoritesStore.add([talent])
      }
      className={clsx(
        'flex items-center print:hidden noscript:hidden',
        looks[look],
        !isKnown && 'invisible',
      )}
    >
      <Icon name="heart" size={isWord ? 14 : 16} className={isFavorite ? 'fill-current' : ''} />
      {isWord && (
        <OneOf
          words={[text.favorite, text.isFavorite]}
          shown={isFavorite ? text.isFavorite : text.favorite}
        />
      )}
    </button>
  )
}
