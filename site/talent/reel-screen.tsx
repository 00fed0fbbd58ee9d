import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { Shape } from './gallery-views.ts'

type ReelScreenProps = {
  shape: Shape
  isUpright: boolean
  /** The film. */
  children: ReactNode
}

/**
 * The film's place: of its shape, as wide as a telephone, elsewhere no higher than the screen. An empty SVG keeps it open, as in
 * the carousel.
 */
export function ReelScreen({ shape, isUpright, children }: ReelScreenProps) {
  return (
    <div className="relative overflow-hidden bg-ink text-paper in-[:fullscreen]:flex-auto">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        className={clsx(
          'block h-auto w-full in-[:fullscreen]:hidden sm:max-h-[80svh]',
          isUpright && 'sm:h-[80svh] sm:w-auto',
        )}
      />
      {children}
    </div>
  )
}
