import { useFavorites } from '../favorites/heart/use-favorites.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

type FavoritesLinkProps = {
  /** In the header the link appears with the first favorite; in the menu it is always there. */
  place: 'header' | 'crowded-header' | 'menu'
}

/** The link to the favorites, with their number. In a crowded header on a narrow screen a heart replaces the word. */
export function FavoritesLink({ place }: FavoritesLinkProps) {
  const { locale } = useShell()
  const { favorites } = useFavorites()
  const text = useMessages().favorites
  if (place !== 'menu' && favorites.length === 0) return null
  return (
    <Link
      to={pathTo('favorites', locale, {})}
      prefetch={place === 'menu' ? 'intent' : 'render'} // fetches the script, which is enough to open the list offline
      className="label flex items-center gap-1 py-2.5 whitespace-nowrap print:hidden"
    >
      {place === 'crowded-header' && (
        <Icon name="heart" size={14} className="fill-current sm:hidden" />
      )}
      <span>
        <span className={place === 'crowded-header' ? 'max-sm:sr-only' : undefined}>
          {text.title}
        </span>
        {favorites.length > 0 && ` ${favorites.length}`}
      </span>
    </Link>
  )
}
