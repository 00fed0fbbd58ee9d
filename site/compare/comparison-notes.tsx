import { MAX_FAVORITES } from '../favorites/heart/favorites.ts'
import { useCompareMessages } from '../i18n/compare-messages.ts'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import type { ComparisonView } from './load-comparison.server.ts'

/** So many of the talents that do not fit are named. */
const MOST_NAMED = 8

/** Sentences about the address: whom the page leaves out, and how to choose if fewer than two are left. */
export function ComparisonNotes({
  view: { talents, leftOut, gone, isCut },
}: {
  view: ComparisonView
}) {
  const { locale } = useShell()
  const text = useCompareMessages()
  const [named, more] = [leftOut.slice(0, MOST_NAMED), leftOut.length - MOST_NAMED]
  const notes = [
    leftOut.length > 0 &&
      text.leftOut({ names: named.map(({ name }) => name).join(', '), more: Math.max(0, more) }),
    gone > 0 && text.gone(gone),
    isCut && text.cut(MAX_FAVORITES),
    talents.length === 0 && text.none,
    talents.length === 1 && text.one,
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <div className="max-w-[62ch] space-y-2 pb-5 print:hidden">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {talents.length < 2 && (
        <>
          <p className="text-grey">{text.how}</p>
          <p className="label flex flex-wrap gap-x-7 pt-3 underline underline-offset-4">
            <Link to={pathTo('favorites', locale, {})} className="py-1.5 noscript:hidden">
              {text.toFavorites}
            </Link>
            <Link to={pathTo('models', locale, {})} className="py-1.5">
              {text.toModels}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
