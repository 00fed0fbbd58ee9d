import { clsx } from 'clsx'
import { useRef } from 'react'
import { useLocation } from 'react-router'

import { useCompareMessages } from '../i18n/compare-messages.ts'
import { AskLink } from '../page/ask-link.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import { PrintButton } from '../ui/print-button.tsx'
import { ShareLink } from '../ui/share-link.tsx'
import { MAX_FAVORITES } from '../favorites/heart/favorites.ts'
import { hasModifierKey } from '../ui/has-modifier-key.ts'
import { Link } from '../ui/link.tsx'
import { comparisonSearch, placeIn } from './comparison-address.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { HeightFigures } from './height-figures.tsx'
import type { ComparedTalent, ComparisonView } from './load-comparison.server.ts'
import { PhotoComparison } from './photo-comparison.tsx'

/** By how many talents there are: the number of columns, and the width beyond which pictures would be too large. */
const columns = {
  1: '[--columns:1] max-w-[31rem]',
  2: '[--columns:2] max-w-[57rem]',
  3: '[--columns:3] max-w-[81rem]',
  4: '[--columns:4] max-w-[105rem]',
}

/** Two to four talents side by side: heights on one scale, measures with their differences, and the same place of their galleries. */
export function ComparisonPage({ view }: { view: ComparisonView }) {
  const { talents, rows, leftOut, addresses } = view
  const text = useCompareMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const ids = [...talents, ...leftOut].map(({ id }) => id)
  const query = new URLSearchParams(useLocation().search)
  const at = query.has('place') ? placeIn(query, talents) : null
  const without = (id: number) =>
    comparisonSearch(
      ids.filter((each) => each !== id),
      at ?? undefined,
    )
  const [count] = ([4, 3, 2, 1] as const).filter((each) => each <= talents.length)
  return (
    <article className="comparison px-margin pb-6">
      <PageHead title={text.title} addresses={addresses} isFindable={false} />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-7 pb-5 print:py-0">
        <h1
          ref={heading}
          tabIndex={-1}
          className="display display-fine text-[clamp(2.5rem,6.5vw,6rem)] print:text-2xl"
        >
          {text.title}
        </h1>
        {talents.length > 0 && <Actions talents={talents} />}
      </div>
      <ComparisonNotes view={view} />
      {count !== undefined && (
        <div className={clsx('comparison-columns', columns[count])}>
          <HeightFigures talents={talents} />
          <ComparisonTable
            talents={talents}
            rows={rows}
            without={without}
            onRemoved={(event) =>
              !hasModifierKey(event) && heading.current?.focus({ preventScroll: true })
            }
          />
          <PhotoComparison talents={talents} ids={ids} />
        </div>
      )}
    </article>
  )
}

/** What can be done with the comparison: ask for everyone in it, share it, print it. */
function Actions({ talents }: { talents: readonly ComparedTalent[] }) {
  const { origin, locale } = useShell()
  const text = useCompareMessages()
  const ids = talents.map(({ id }) => id)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-7 gap-y-2 wrap-anywhere print:hidden">
      <AskLink ids={ids} />
      <div className="flex flex-wrap items-center gap-x-7 noscript:hidden">
        <ShareLink
          link={origin + pathTo('compare', locale, {}) + comparisonSearch(ids)}
          title={text.shareTitle(talents.map(({ name }) => name).join(', '))}
        />
        <PrintButton words={text.print} />
      </div>
    </div>
  )
}

/** So many of the talents that do not fit are named. */
const MOST_NAMED = 8

/** Sentences about the address: whom the page leaves out, and how to choose if fewer than two are left. */
function ComparisonNotes({ view: { talents, leftOut, gone, isCut } }: { view: ComparisonView }) {
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
