import { clsx } from 'clsx'

import { formatHeight } from '#agency/measures.ts'
import { initialsOf } from '#agency/talent.ts'

import { useCompareMessages } from '../i18n/compare-messages.ts'
import { useProfileMessages } from '../i18n/profile-messages.ts'
import { useShell } from '../page/shell.ts'
import { Picture } from '../ui/picture.tsx'
import { withNoBreakSpaces } from './comparison-table.tsx'
import { depthOf, heightScale, type HeightScale } from './height-scale.ts'
import type { ComparedTalent } from './load-comparison.server.ts'

/** The width of a column in centimetres of the scale: a picture of 178 cm is 3:4. */
const COLUMN_CM = 134

/** The `sizes` of a picture in a column, which takes a quarter of the screen, or half of it. */
export const columnSizes = '(min-width: 1024px) 24rem, 45vw'

/**
 * The covers on one ruled scale: each stands on the floor and is as high as the talent, so the pictures have the talents'
 * proportions. A talent without height stands apart, off the scale.
 */
export function HeightFigures({ talents }: { talents: readonly ComparedTalent[] }) {
  const text = useCompareMessages()
  const scale = heightScale(talents.map(({ heightCm }) => heightCm))
  return (
    <div className="comparison-stage">
      <div className="relative">
        {scale !== null && <Ruler scale={scale} />}
        <ul aria-label={text.heights} className="comparison-row relative">
          {talents.map((talent, index) => (
            <li key={talent.id} className="relative min-w-0">
              {scale === null || talent.heightCm === null ? (
                <OffScale talent={talent} topCm={scale?.topCm ?? COLUMN_CM} />
              ) : (
                <Figure
                  talent={talent}
                  heightCm={talent.heightCm}
                  scale={scale}
                  isFirst={index < 2}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type FigureProps = {
  talent: ComparedTalent
  heightCm: number
  scale: HeightScale
  isFirst: boolean
}

function Figure({ talent, heightCm, scale, isFirst }: FigureProps) {
  const { locale } = useShell()
  return (
    <>
      <Height cm={scale.topCm} />
      <div className="absolute right-0 bottom-0 left-(--gap) border-t border-ink">
        <p className="comparison-height absolute bottom-full">
          {withNoBreakSpaces(formatHeight(heightCm, locale))}
        </p>
        <div className="relative overflow-hidden">
          <Height cm={heightCm} />
          <Face talent={talent} isFirst={isFirst} className="absolute inset-0 size-full" />
        </div>
      </div>
    </>
  )
}

/** Hides the rules behind it, as they say nothing about this picture. */
function OffScale({ talent, topCm }: { talent: ComparedTalent; topCm: number }) {
  const text = useCompareMessages()
  return (
    <>
      <Height cm={topCm} />
      <div className="absolute inset-0 left-(--gap) flex flex-col justify-center bg-paper">
        <Face talent={talent} isFirst={false} className="mx-auto aspect-3/4 w-3/5" />
        <p className="pt-2 text-center text-xs text-grey">{text.noHeight}</p>
      </div>
    </>
  )
}

/** An empty drawing that is as high as so many centimetres of the scale, whatever the column's width. */
function Height({ cm }: { cm: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${COLUMN_CM} ${cm}`}
      className="comparison-figure block h-auto"
    />
  )
}

type FaceProps = { talent: ComparedTalent; isFirst: boolean; className: string }

function Face({ talent: { name, cover }, isFirst, className }: FaceProps) {
  const text = useProfileMessages()
  if (cover === null) {
    return (
      <span
        aria-hidden="true"
        className={clsx(
          'display flex items-center justify-center border border-hairline bg-paper text-4xl',
          className,
        )}
      >
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <div className={className}>
      <Picture
        picture={cover}
        alt={text.cover(name)}
        sizes={columnSizes}
        isFirst={isFirst}
        className="absolute inset-0 size-full object-cover object-[50%_20%]"
      />
    </div>
  )
}

/** Rules at every ten centimetres, and their numbers in both units: centimetres at the left, feet beside them. */
function Ruler({ scale }: { scale: HeightScale }) {
  return (
    <svg
      aria-hidden="true"
      className="comparison-ruler absolute inset-0 size-full overflow-visible"
    >
      {scale.rules.map(({ cm, isNamed }) => (
        <line
          key={cm}
          x2="100%"
          y1={depthOf(cm, scale)}
          y2={depthOf(cm, scale)}
          data-named={isNamed || undefined}
        />
      ))}
      {scale.rules.map(
        ({ cm, isNamed }) =>
          isNamed && (
            <text key={cm} y={depthOf(cm, scale)} dy="-3">
              {cm}
            </text>
          ),
      )}
      <g className="comparison-feet">
        {scale.feet.map(({ feet, cm }) => (
          <text key={feet} y={depthOf(cm, scale)} dy="3">
            {`${feet}'`}
          </text>
        ))}
      </g>
    </svg>
  )
}
