import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import type { ColourNames } from '../talent/colour-names.ts'
import type { FavoriteCandidate } from '../favorites/heart/favorites.ts'
import type { CameFrom } from '../roster-list/came-from.ts'
import { type MeasureRow, measureRows } from '../talent/measure-rows.ts'
import { talentPath } from '../talent/talent-address.ts'
import { TalentLink } from '../talent/talent-link.tsx'
import type { PictureFacts } from '../ui/picture.tsx'
import { CardCover } from './card-cover.tsx'
import { CardMeasures } from './card-measures.tsx'
import type { RosterEntry } from './roster-data.ts'

/** What a card shows of a talent; `path` is the profile's address. */
export type TalentCardFacts = {
  id: number
  name: string
  path: string
  cover: PictureFacts | null
  otherCover: PictureFacts | null
  measures: readonly MeasureRow[]
}

/** The facts of a card for a talent of the roster. */
export function cardOf(talent: RosterEntry, colours: ColourNames, locale: Locale): TalentCardFacts {
  const { id, name, cover, otherCover = null } = talent
  const path = talentPath(talent, locale)
  return { id, name, path, cover, otherCover, measures: measureRows(talent, colours, locale) }
}

/** The facts of a card's talent that the heart needs. */
export function candidateOf({ id, name, path, cover }: TalentCardFacts): FavoriteCandidate {
  return { id, name, path, cover: cover?.path ?? null }
}

type TalentCardProps = {
  talent: TalentCardFacts
  isFirst: boolean
  /** The list that previous and next follow, if it is not that of the page's path and query. */
  list?: string
  /** Renders the rows of measures on demand only: they are thirty of a card's forty elements. */
  measuresWait?: boolean
  /** At the end of the name's first line, 44 px high, nearer to this name than to the next card's. */
  children?: ReactNode
}

/**
 * A cover and a name that link to the profile. Measures slide up over the picture's foot on hover and focus, and by a button on a
 * touch screen; Esc hides them (WCAG 1.4.13).
 */
export function TalentCard({ talent, isFirst, list, measuresWait, children }: TalentCardProps) {
  const { pathname, search } = useLocation()
  const { shown, toggle, ...asking } = useMeasuresShown()
  const isAsked = shown !== 'untouched'
  return (
    <article data-measures={isAsked ? shown : undefined} className="card" {...asking}>
      <TalentLink to={talent.path} state={{ list: list ?? pathname + search } satisfies CameFrom}>
        <CardCover {...{ talent, isFirst, isAsked }} />
        <span className="card-name">{talent.name}</span>
      </TalentLink>
      {talent.measures.length > 0 && (
        <CardMeasures
          {...talent}
          areThere={!measuresWait || isAsked}
          isShown={shown === 'asked'}
          onClick={toggle}
        />
      )}
      {children}
    </article>
  )
}

/**
 * `untouched`: at first. `pointed`: pointer or focus is on the card. `asked`: shown by the button. `dismissed`: closed by the
 * button or Esc. `resting`: pointer and focus have left the card.
 */
type MeasuresShown = 'untouched' | 'resting' | 'pointed' | 'asked' | 'dismissed'

/** Whether a card's measures are shown. Handles Esc and taps on the button; the style sheet handles hover and focus. */
function useMeasuresShown() {
  const [shown, setShown] = useState<MeasuresShown>('untouched')
  const canDismiss = shown === 'pointed' || shown === 'asked'
  useEffect(() => {
    if (!canDismiss) return undefined
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown('dismissed')
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [canDismiss])
  return {
    shown,
    toggle: () => setShown(shown === 'asked' ? 'dismissed' : 'asked'),
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setShown('pointed')
    },
    onFocus: () =>
      setShown((before) => (before === 'untouched' || before === 'resting' ? 'pointed' : before)),
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType === 'mouse' && !currentTarget.matches(':focus-within')) setShown('resting')
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) {
        setShown('resting')
      }
    },
  }
}
