import { useLocation, useNavigate } from 'react-router'

import { useCompareMessages } from '../i18n/compare-messages.ts'
import { useProfileMessages } from '../i18n/profile-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { arrowForThePage } from '../ui/arrow-keys.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { useKeyDown } from '../ui/use-key-down.ts'
import {
  comparedSets,
  comparisonSearch,
  placeIn,
  placesOf,
  type SharedPlace,
} from './comparison-address.ts'
import { columnSizes } from './height-figures.tsx'
import type { ComparedTalent } from './load-comparison.server.ts'

type PhotoComparisonProps = {
  talents: readonly ComparedTalent[]
  /** The ids of the address. */
  ids: readonly number[]
}

/**
 * The photos at one place of everyone's book or polaroids. The place is in the address, so its links work without script; with
 * script, arrow keys follow them, too.
 */
export function PhotoComparison({ talents, ids }: PhotoComparisonProps) {
  const text = useCompareMessages()
  const { search } = useLocation()
  const navigate = useNavigate()
  const at = placeIn(new URLSearchParams(search), talents)
  const last = at === null ? 0 : placesOf(at.set, talents)
  useKeyDown((event) => {
    const arrow = arrowForThePage(event)
    // the address is newer than what is on screen if keys follow each other quickly
    const now = placeIn(new URLSearchParams(window.location.search), talents)
    if (arrow === null || now === null) return
    const place = now.place + (arrow === 'left' ? -1 : 1)
    if (place < 1 || place > placesOf(now.set, talents)) return
    void navigate(
      { search: comparisonSearch(ids, { ...now, place }) },
      { replace: true, preventScrollReset: true },
    )
  })
  if (at === null) return <Missing talents={talents} />
  return (
    <section aria-label={text.photos} className="comparison-photos mt-8 border-t border-hairline">
      <div className="flex flex-wrap items-center gap-x-7 py-2 print:hidden">
        <Sets talents={talents} ids={ids} at={at} />
        <Steps ids={ids} at={at} last={last} />
      </div>
      <ul className="comparison-row">
        {talents.map((talent) => (
          <li key={talent.id} className="min-w-0">
            <Photo talent={talent} at={at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** No talent has photos: says so only if that is for lack of an answer. */
function Missing({ talents }: { talents: readonly ComparedTalent[] }) {
  const { notCome } = useCompareMessages()
  if (talents.every(({ hasGalleries }) => hasGalleries)) return null
  return <p className="mt-8 border-t border-hairline pt-4 text-sm text-grey">{notCome}</p>
}

type PlaceProps = Pick<PhotoComparisonProps, 'ids'> & { at: SharedPlace }

/** The galleries that anybody has photos in. */
function Sets({ talents, ids, at }: PhotoComparisonProps & PlaceProps) {
  const titles = useMessages().talent
  const { galleries } = useProfileMessages()
  const full = comparedSets.filter((set) => placesOf(set, talents) > 0)
  return (
    <nav aria-label={galleries} className="flex gap-x-6">
      {full.map((set) => (
        <Link
          key={set}
          to={{ search: comparisonSearch(ids, { set, place: 1 }) }}
          replace
          preventScrollReset
          aria-current={set === at.set || undefined}
          className="label py-2.5 underline-offset-4 aria-[current]:underline"
        >
          {titles[set]}
        </Link>
      ))}
    </nav>
  )
}

/** One place back, one place on. At an end, the link keeps the focus and leads to the same place. */
function Steps({ ids, at, last }: PlaceProps & { last: number }) {
  const text = useCompareMessages()
  const steps = [
    { icon: 'arrow-left', label: text.previous, place: Math.max(1, at.place - 1) },
    { icon: 'arrow-right', label: text.next, place: Math.min(last, at.place + 1) },
  ] as const
  return (
    <div className="flex items-center sm:ml-auto">
      <output className="pr-3 text-sm text-grey">
        {text.place({ place: at.place, total: last })}
      </output>
      {steps.map(({ icon, label, place }) => (
        <Link
          key={icon}
          to={{ search: comparisonSearch(ids, { ...at, place }) }}
          replace
          preventScrollReset
          aria-label={label}
          aria-disabled={place === at.place}
          className="grid size-11 place-items-center -outline-offset-2 aria-disabled:text-faint/50"
        >
          <Icon name={icon} size={18} />
        </Link>
      ))}
    </div>
  )
}

/** A talent's photo at the place, whole; in its place words, if there is none. */
function Photo({ talent, at: { set, place } }: { talent: ComparedTalent; at: SharedPlace }) {
  const text = useCompareMessages()
  const { talent: titles } = useMessages()
  const profile = useProfileMessages()
  const photos = talent[set]
  const photo = photos[place - 1]
  if (photo === undefined) {
    return (
      <p className="comparison-photo flex items-center justify-center overflow-hidden border border-hairline p-2 text-center text-xs wrap-anywhere text-grey">
        {!talent.hasGalleries ? text.notCome : photos.length === 0 ? text.noGallery : text.noPhoto}
      </p>
    )
  }
  return (
    <figure key={photo.id}>
      <Picture
        picture={photo.picture}
        alt={profile.photo({
          name: talent.name,
          gallery: titles[set],
          position: place,
          total: photos.length,
        })}
        sizes={columnSizes}
        className="comparison-photo w-full object-contain object-top"
      />
      {photo.caption !== null && (
        <figcaption className="pt-1.5 text-xs wrap-anywhere text-grey">{photo.caption}</figcaption>
      )}
    </figure>
  )
}
